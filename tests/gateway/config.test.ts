import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../gateway/config.ts';

function problems(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
}

describe('the configuration', () => {
  it('has defaults for a demo on one machine', () => {
    expect(readConfig({ PHP_URL: '', PORT: '' })).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: './data',
      phpUrl: null,
      phpSessionCookies: ['PHPSESSID'],
      publicUrl: null,
      redisUrl: null,
      isProduction: false,
      logLevel: 'info',
      maxConnections: 5_000,
      callsPerSecond: 100,
      introspection: false,
      reuse: true,
      operations: 'open',
      operationsDir: './operations',
      allowedOrigins: [],
      pageTimeout: 3,
      shutdownDelay: 0,
      trustedProxies: [],
      metrics: null,
      isTracing: false,
    });
  });

  it.each([
    ['https://www.example.org', 'https://www.example.org'],
    ['https://www.example.org/', 'https://www.example.org'],
    ['https://www.example.org/php/', 'https://www.example.org'],
    ['http://10.0.0.5:8080/site/php', 'http://10.0.0.5:8080/site'],
  ])('reads the host address %s as %s', (PHP_URL, expected) => {
    expect(readConfig({ PHP_URL }).phpUrl).toBe(expected);
  });

  it('reduces the public address to its origin, and refuses one with a path', () => {
    expect(readConfig({ PUBLIC_URL: 'https://WWW.example.org/' }).publicUrl).toBe('https://www.example.org');
    expect(problems({ PUBLIC_URL: 'https://www.example.org/shop' })).toEqual([expect.stringMatching(/^PUBLIC_URL /)]);
  });

  it.each([
    ['', ['PHPSESSID']],
    ['sid', ['sid']],
    ['PHPSESSID, remember_me', ['PHPSESSID', 'remember_me']],
  ])('reads the session cookies %j as %j (SESS-06)', (PHP_SESSION_COOKIES, expected) => {
    expect(readConfig({ PHP_SESSION_COOKIES }).phpSessionCookies).toEqual(expected);
  });

  it.each(['a b', 'a=b', 'a;b', ',', '__Host-sid', 'sid, __host-b'])('refuses %j as names of cookies', (names) => {
    expect(problems({ PHP_SESSION_COOKIES: names })).toEqual([expect.stringMatching(/^PHP_SESSION_COOKIES must/)]);
  });

  it('reads allowed origins as browsers send them', () => {
    expect(readConfig({ ALLOWED_ORIGINS: 'https://App.example.org/, http://localhost:3000' }).allowedOrigins).toEqual([
      'https://app.example.org',
      'http://localhost:3000',
    ]);
  });

  it.each(['*', 'https://*.example.org', 'app.example.org', 'https://example.org/app', 'null', 'https://a.example,'])(
    'refuses %j as allowed origins',
    (ALLOWED_ORIGINS) => {
      expect(problems({ ALLOWED_ORIGINS })).toEqual([expect.stringMatching(/^ALLOWED_ORIGINS must be origins/)]);
    },
  );

  it.each([
    [{}, null],
    [{ METRICS_HOST: '0.0.0.0' }, null],
    [{ METRICS_PORT: '9464' }, { port: 9464, host: '127.0.0.1', token: null }],
    [{ METRICS_TOKEN: 'sixteen-or-more-!' }, { port: null, host: '127.0.0.1', token: 'sixteen-or-more-!' }],
  ])('reads the metrics settings %j as %j (OPS-10)', (variables, expected) => {
    expect(readConfig(variables).metrics).toEqual(expected);
  });

  it.each(['0.0.0.0', '::', '10.0.0.11', 'host.example', '127.0.0.1.example'])(
    'refuses to show a demo, with the codes of its outbox, on %s, unless it is told to',
    (HOST) => {
      expect(problems({ HOST })).toEqual([
        expect.stringMatching(/^HOST must be a loopback address .*EXPOSE_DEMO=true/),
      ]);
      expect(problems({ HOST, EXPOSE_DEMO: 'false' })).toHaveLength(1);
      expect(readConfig({ HOST, EXPOSE_DEMO: 'true' }).host).toBe(HOST);
      // A PHP host has no outbox.
      expect(readConfig({ HOST, PHP_URL: 'https://php.example' }).host).toBe(HOST);
    },
  );

  it.each(['', 'localhost', '127.0.0.2', '::1'])('shows a demo on %j', (HOST) => {
    expect(problems({ HOST })).toEqual([]);
  });

  it('reports every problem at once, by name and without values (OPS-04)', () => {
    const found = problems({
      PORT: 'eighty',
      PHP_URL: 'ftp://user:hunter2@host',
      REDIS_URL: 'host:6379',
      NODE_ENV: 'staging',
      LOG_LEVEL: 'loud',
      OPERATIONS: 'some',
      SHUTDOWN_DELAY: '-1',
      MAX_CONNECTIONS: '0',
      PAGE_TIMEOUT: '61',
      PHP_SESSION_COOKIES: 'PHPSESSID; x',
      TRUSTED_PROXIES: 'everyone',
      METRICS_PORT: '70000',
      METRICS_TOKEN: 'short',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'no pair',
      OTEL_TRACES_SAMPLER: 'some',
      OTEL_TRACES_SAMPLER_ARG: '2',
    });
    expect(found.map((problem) => problem.split(' ')[0])).toEqual([
      'METRICS_PORT',
      'METRICS_TOKEN',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_TRACES_SAMPLER',
      'OTEL_TRACES_SAMPLER_ARG',
      'PORT',
      'PHP_URL',
      'REDIS_URL',
      'NODE_ENV',
      'LOG_LEVEL',
      'OPERATIONS',
      'SHUTDOWN_DELAY',
      'MAX_CONNECTIONS',
      'PAGE_TIMEOUT',
      'PHP_SESSION_COOKIES',
      'TRUSTED_PROXIES',
    ]);
    expect(found.join()).not.toContain('hunter2');
  });

  it('requires in production what a demo can do without, and says why', () => {
    expect(problems({ NODE_ENV: 'production', PORT: '-1' })).toEqual([
      expect.stringMatching(/^PORT /),
      expect.stringMatching(/^PUBLIC_URL is missing: .+/),
      expect.stringMatching(/^SMTP_URL is missing: .+/),
      expect.stringMatching(/^DATABASE_URL or DATA_DIR is missing: .+/),
    ]);
  });

  it.each([
    [{ SMTP_URL: 'smtps://mail.example', DATABASE_URL: 'postgres://db/mendwell' }],
    [{ SMTP_URL: 'smtps://mail.example', DATA_DIR: '/srv/mendwell' }],
    [{ PHP_URL: 'https://php.example' }],
  ])('accepts %j in production', (variables) => {
    expect(problems({ NODE_ENV: 'production', PUBLIC_URL: 'https://mendwell.example', ...variables })).toEqual([]);
  });
});
