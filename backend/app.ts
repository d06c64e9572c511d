import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { isNone } from './domain/forms/form.ts';
import type { BackendMetrics } from './metrics.ts';
import { addSpecialistScript } from './scripts/add-specialist.ts';
import { appointmentActionScripts } from './scripts/appointment-actions.ts';
import { appointmentFormScript } from './scripts/appointment-form.ts';
import { availabilityScripts } from './scripts/availability.ts';
import { bookingEmailScripts } from './scripts/booking-email.ts';
import { contactFormScript } from './scripts/contact-form.ts';
import type { ScriptContext } from './scripts/context.ts';
import { emailVerificationScript } from './scripts/email-verification.ts';
import { formOptionsScript } from './scripts/form-options.ts';
import { healthRoutes } from './scripts/health.ts';
import { immediateRequestScript } from './scripts/immediate-request.ts';
import { metricsRoute } from './scripts/metrics.ts';
import { notificationScripts } from './scripts/notifications.ts';
import { outboxPages } from './scripts/outbox.ts';
import { paymentScript } from './scripts/payment.ts';
import { profileScripts } from './scripts/profile.ts';
import { answerFailures, answerUnreadable } from './scripts/refusals.ts';
import { logRequests } from './scripts/request-log.ts';
import { serviceScripts } from './scripts/services.ts';
import { sessionScripts } from './scripts/session.ts';
import { specialistScripts } from './scripts/specialists.ts';
import { submitReviewScript } from './scripts/submit-review.ts';
import { uploadScripts } from './scripts/uploads.ts';
import { userAppointmentFormScript } from './scripts/user-appointment-form.ts';
import { userDataScript } from './scripts/user-data.ts';
import { userRegistrationScript } from './scripts/user-registration.ts';
import { vehicleScripts } from './scripts/vehicles.ts';
import type { BackendTracing } from './tracing.ts';

/**
 * JSON as Fastify reads it by itself, but nothing is nothing: some calls are documented with the
 * type of JSON and no body.
 */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  );
}

/** Forms as a page sends them by itself: most scripts are documented without an encoding. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => !isNone(value)))),
  );
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

/** The documented scripts over HTTP; with `outbox` also the mails to read. */
export function createApp(
  context: ScriptContext,
  { outbox, isDraining, logger, metrics, tracing, metricsToken }: AppOptions,
): FastifyInstance {
  const app = Fastify({
    bodyLimit: 256 * 1024,
    requestTimeout: 120_000,
    // What still comes on a connection that is there was sent before its client could know, and is
    // served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadable,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isDraining()) reply.header('connection', 'close');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
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
