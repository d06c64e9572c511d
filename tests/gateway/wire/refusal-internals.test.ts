import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInternal, withholdInternals } from '../../../gateway/legacy/wire/refusal-internals.ts';
import { expectQuick } from './support.ts';

const INTERNAL = [
  'Uncaught PDOException: SQLSTATE[HY000] [2002] Connection refused in /var/www/html/php/db.php:12',
  'SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry',
  "Duplicate entry 'joan@example.com' for key 'users.email'",
  "Table 'mendwell.users' doesn't exist",
  "Unknown column 'phone_no' in 'field list'",
  "You have an error in your SQL syntax; check the manual near 'x' at line 1",
  "Access denied for user 'web'@'10.0.0.4' (using password: YES)",
  'MySQL server has gone away',
  'Database connection failed',
  'INSERT INTO users (email) VALUES (?)',
  'duplicate key value violates unique constraint "users_email_key"',
  'relation "users" does not exist',
  '<br />\n<b>Fatal error</b>:  Uncaught TypeError: x(): Argument #1 ($id) must be of type int, null given in /srv/a.php on line 7',
  '&lt;b&gt;Warning&lt;/b&gt;: Undefined array key "email" in C:\\xampp\\htdocs\\php\\a.php',
  'Warning: mysqli_connect(): (HY000/1045)',
  'Call to a member function execute() on bool',
  'Call to undefined function foo()',
  'Undefined index: email',
  'Trying to get property of non-object',
  'Allowed memory size of 134217728 bytes exhausted',
  'include(config.php): failed to open stream: No such file or directory',
  'Class "App\\Models\\User" not found',
  'Illuminate\\Database\\QueryException',
  'exception RuntimeException: no mailer',
  'SMTP Error: Could not authenticate.',
  'cURL error 28: Connection timed out',
  'connect ECONNREFUSED 127.0.0.1:3306',
  'Could not write to /tmp/uploads/a',
  'Something failed at Mailer->send',
  'Stack trace: #0 {main}',
  "Field 'first_name' doesn't have a default value",
  "Column count doesn't match value count at row 1",
  'Base table or view not found: 1146',
  'Illegal mix of collations for operation',
  'Commands out of sync; you can’t run this command now',
  'Got error 28 from storage engine',
  'Subquery returns more than 1 row',
  "Truncated incorrect DOUBLE value: 'abc'",
  'No database selected',
  'unable to open database file',
  'attempt to write a readonly database',
  'value too long for type character varying(100)',
  'invalid input syntax for type integer: "abc"',
  'operator does not exist: integer = text',
  'could not find driver',
  'Invalid parameter number: number of bound variables does not match',
  'Trying to access array offset on value of type null',
  'A non-numeric value encountered',
  'Object of class Customer could not be converted to string',
];

it.each(INTERNAL)('the internal text %j is withheld, wherever it stands', (text) => {
  expect(isInternal(text)).toBe(true);
  for (const body of [
    { error: text },
    { message: `Sorry. ${text}` },
    { errorMessage: text },
    { errors: text },
    { errors: ['Honest.', text] },
    { errors: { email: [text] } },
    { notifications: [{ title: 'Honest.', message: text }] },
    { notifications: { 1: { title: 'Honest.', message: text } } },
    { data: { message: text } },
    [{ message: text }],
  ]) {
    const fields = JSON.stringify(Object.keys(body));
    expect(withholdInternals(body)).toHaveLength(1);
    expect(JSON.stringify(Object.keys(body))).toBe(fields);
    expect(withholdInternals(body)).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(JSON.stringify(text).slice(1, -1));
  }
});

describe('an honest text', () => {
  it.each([
    'Please select a time from the list.',
    'This time is no longer available. Please choose another between 09:00 and 10:30 on 01/02/2026.',
    'Error: Unauthorized',
    'Sorry, an error occurred. Please call 0116 496 0123 (24/7) and/or write to help@example.com.',
    'See https://example.com/help/bookings for help.',
    'The first name O’Brien-Smith & Sons (Leicester) is too long.',
    'Pay £95.00, or $120 by card. 50% is refunded.',
    'Notice: our workshop is closed on 25 December.',
    'The plug socket, the fuse box and the boiler’s error code E1 were checked.',
    'Your password must have 8 characters: a-z, A-Z, 0-9 and !@#$%^&*.',
    'Delete a photo from your profile first. Update your set of tools.',
    '[Mendwell] Your code has expired.',
    'This violates our terms without exception.',
    "The file 'photo.jpg' is larger than 5 MB.",
  ])('%j is shown', (text) => {
    expect(isInternal(text)).toBe(false);
    const body = { error: text, errors: [text] };
    expect(withholdInternals(body)).toEqual([]);
    expect(body).toEqual({ error: text, errors: [text] });
  });

  it('is every sentence of the requirements and of the embedded backend', () => {
    const sources = [
      ...readdirSync('backend/domain', { recursive: true, encoding: 'utf8' }).map((file) => `backend/domain/${file}`),
      ...readdirSync('shared', { recursive: true, encoding: 'utf8' }).map((file) => `shared/${file}`),
    ].filter((file) => file.endsWith('.ts') && !file.includes('server/'));
    const sentences = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([A-Z][^'\n]* [^'\n]*[.!?])'/g)].map(([, sentence]) => sentence ?? ''),
    );
    const quoted = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/[‘'"]([A-Z][^‘’'"\n]*[.!])[’'"]/g)];
    expect(sentences.length).toBeGreaterThan(50);
    expect([...sentences, ...quoted.map(([, sentence]) => sentence ?? '')].filter(isInternal)).toEqual([]);
  });
});

it('what is logged of an internal text has no quoted value, email or long number', () => {
  const [logged] = withholdInternals({
    error:
      "SQLSTATE[23000]: Duplicate entry 'O'Brien joan@example.com' for key 'x' in /srv/php/db.php:12, call 07700900123",
  });
  expect(logged).toMatch(/^SQLSTATE\[23000\]: Duplicate entry '…' in \/srv\/php\/db\.php:12/);
  expect(logged).not.toMatch(/Brien|joan|07700900123/);
});

it('what is too long to be judged is cut', () => {
  const body = { notifications: [{ message: `${'Honest. '.repeat(1_000)}SQLSTATE[HY000]` }] };
  expect(withholdInternals(body)).toEqual([]);
  expect(JSON.stringify(body)).not.toContain('SQLSTATE');
});

it('is judged in linear time', () => expectQuick(isInternal));
