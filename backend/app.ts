import { finished } from 'node:stream/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { isMissingValue } from './domain/form.ts';
import type { BackendMetrics } from './metrics.ts';
import { sessionScripts, userRegistrationScript } from './scripts/accounts.ts';
import { addSpecialistScript, formOptionsScript } from './scripts/applications.ts';
import { appointmentActionScripts, paymentScript, submitReviewScript } from './scripts/appointments.ts';
import { availabilityScripts } from './scripts/availability.ts';
import { bookingEmailScripts } from './scripts/bookings/booking-email.ts';
import { appointmentFormScript, userAppointmentFormScript } from './scripts/bookings/bookings.ts';
import { serviceScripts, specialistScripts, uploadScripts } from './scripts/catalogue.ts';
import { emailVerificationScript } from './scripts/codes.ts';
import { contactFormScript, immediateRequestScript } from './scripts/contact.ts';
import { profileScripts } from './scripts/customers/profile.ts';
import { userDataScript } from './scripts/customers/user-data.ts';
import { vehicleScripts } from './scripts/customers/vehicles.ts';
import type { ScriptContext } from './scripts/http/context.ts';
import { withEscapedEntities } from './scripts/http/php-values.ts';
import { answerFailures, answerUnreadable } from './scripts/http/refusals.ts';
import { logRequests } from './scripts/http/request-log.ts';
import { healthRoutes, metricsRoute } from './scripts/monitoring.ts';
import { notificationScripts } from './scripts/notifications.ts';
import { outboxPages } from './scripts/outbox.ts';
import type { BackendTracing } from './tracing.ts';

/** Accepts an empty body as JSON: some calls are documented with its type and no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  );
}

/** Accepts forms as browsers send them: most scripts are documented without an encoding. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(
      null,
      Object.fromEntries([...new URLSearchParams(body)].filter(([name, value]) => !isMissingValue(value, name))),
    ),
  );
}

/**
 * Reads each request to its end before the response, as PHP hosts do. If the connection is closed
 * while the sender is still sending, the response is lost.
 */
function readRequestsToEnd(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => {
    // A sender that has left needs no response.
    if (!raw.complete && !raw.destroyed) await finished(raw.resume()).catch(() => undefined);
  });
}

interface AppOptions {
  outbox: boolean;
  /** Whether load balancers are to choose another backend. */
  isDraining: () => boolean;
  logger: Logger;
  metrics: BackendMetrics | null;
  tracing: BackendTracing | null;
  /** With which the metrics can be read here; null when they cannot. */
  metricsToken: string | null;
}

/** The documented scripts over HTTP; with `outbox` also the emails to read. */
export function createApp(
  context: ScriptContext,
  { outbox, isDraining, logger, metrics, tracing, metricsToken }: AppOptions,
): FastifyInstance {
  const app = Fastify({
    bodyLimit: 256 * 1024,
    requestTimeout: 120_000,
    // A request on an open connection was sent before its client could know, so it is served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadable,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // The gateway only says that a booking can safely be repeated where the host says this.
    reply.header('idempotency-keys', 'kept');
    if (isDraining()) reply.header('connection', 'close');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('preSerialization', async (_request, _reply, payload) => withEscapedEntities(payload));
  readRequestsToEnd(app);
  // Forms with files are read as a stream by their scripts.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  acceptEmptyJson(app);
  acceptForms(app);
  logRequests(app, logger);
  metrics?.measureRequests(app);
  tracing?.traceRequests(app);
  answerFailures(app, logger);
  serviceScripts(app, context);
  specialistScripts(app, context);
  availabilityScripts(app, context);
  sessionScripts(app, context);
  userRegistrationScript(app, context);
  emailVerificationScript(app, context);
  profileScripts(app, context);
  userDataScript(app, context);
  vehicleScripts(app, context);
  appointmentFormScript(app, context);
  bookingEmailScripts(app, context);
  immediateRequestScript(app, context);
  contactFormScript(app, context);
  formOptionsScript(app, context);
  addSpecialistScript(app, context);
  notificationScripts(app, context);
  appointmentActionScripts(app, context);
  paymentScript(app, context);
  submitReviewScript(app, context);
  userAppointmentFormScript(app, context);
  uploadScripts(app, context);
  healthRoutes(app, context, isDraining);
  if (metrics && metricsToken) metricsRoute(app, metricsToken, metrics.read);
  if (outbox) outboxPages(app, context);
  return app;
}
