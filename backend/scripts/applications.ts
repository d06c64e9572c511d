import type { FastifyInstance } from 'fastify';
import { APPLICATION_RECEIVED } from '#shared/application-messages.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_CERTIFICATES } from '#shared/limits.ts';
import { readApplication } from '../domain/applications/application-form.ts';
import { loadApplicationOptions, serviceModes } from '../domain/applications/application-options.ts';
import { checkApplicant, isRepeated, submitApplication } from '../domain/applications/applications.ts';
import { checkCertificate, checkImage } from '../domain/received-files.ts';
import type { ScriptContext } from './http/context.ts';
import { type FormRules, type ReceivedParts, receiveParts, removeReceived } from './http/multipart.ts';
import { idText } from './http/php-values.ts';
import type { RefusalBody } from './http/refusals.ts';
import { idempotencyKeyOf } from './http/request.ts';

const rules: FormRules = {
  maxFields: 400,
  maxFieldBytes: 64 * 1024,
  lists: [
    'services',
    'customServices',
    'immediateServices',
    'customImmediateServices',
    'locations',
    'customLocations',
    'availability',
    'companies',
    'customCompanies',
    'workshops',
    'customWorkshops',
  ],
  files: {
    profilePicture: { max: 1, tooMany: 'Add one profile photo' },
    certifiedFiles: {
      max: MAX_CERTIFICATES,
      tooMany: fieldMessages.tooManyCertificates,
    },
  },
};

const response = {
  success: true,
  message: APPLICATION_RECEIVED,
};

/**
 * `addSpecialist.php` (PHP-29). The page checks that the applicant agrees to the terms. Clients
 * read `error`, not `errors`, so the response has both.
 */
export function addSpecialistScript(app: FastifyInstance, context: ScriptContext): void {
  const { store, files, delivery, clock } = context;

  async function receiveApplication(parts: ReceivedParts, idempotency: { key: string; fingerprint: string } | null) {
    const now = clock();
    const [photo] = parts.files.get('profilePicture') ?? [];
    const options = await loadApplicationOptions(store.db);
    const request = readApplication(parts, options, { hasPhoto: photo !== undefined });
    await checkApplicant(store, request.email, now);
    if (!photo) throw new Error('An application without a photo passed validation.');
    const checked = {
      photo: await checkImage(photo, 'profilePicture'),
      certificates: [] as Awaited<ReturnType<typeof checkImage>>[],
    };
    for (const file of parts.files.get('certifiedFiles') ?? [])
      checked.certificates.push(await checkCertificate(file, 'certifiedFiles'));
    await submitApplication({ store, files, now }, request, checked, idempotency);
    delivery.deliverNow();
  }

  app.post(
    '/php/addSpecialist.php',
    {
      preSerialization: async (_request, _reply, body) => {
        const refusal = body as typeof response | RefusalBody;
        return 'errors' in refusal ? { ...refusal, error: refusal.errors[0] } : refusal;
      },
    },
    async (request) => {
      const key = idempotencyKeyOf(request);
      const parts = await receiveParts(request.raw, files.incoming, rules);
      const idempotency = key === null ? null : { key, fingerprint: parts.fingerprint };
      const repeated = async () => idempotency !== null && (await isRepeated(store.db, idempotency));
      try {
        if (!(await repeated())) await receiveApplication(parts, idempotency);
      } catch (error) {
        // A concurrent request with the same key may have used up the proof.
        if (!(await repeated())) throw error;
      } finally {
        await removeReceived([...parts.files.values()].flat());
      }
      return response;
    },
  );
}

function named(options: { id: number; name: string }[]) {
  return options.map(({ id, name }) => ({ id: idText(id), name }));
}

/** `formOptions.php` (PHP-25). */
export function formOptionsScript(app: FastifyInstance, { store }: ScriptContext): void {
  app.get('/php/formOptions.php', async () => {
    const options = await loadApplicationOptions(store.db);
    return {
      success: true,
      services: named(options.services),
      immediateServices: named(options.immediateServices),
      locations: named(options.areas),
      timeSlots: options.timeSlots.map(({ id, starts_at }) => ({ id: idText(id), label: starts_at })),
      serviceModes,
      companies: options.companies.map(({ id, name, services }) => ({ id: idText(id), name, services })),
      workshops: named(options.workshops),
    };
  });
}
