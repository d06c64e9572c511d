import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DemoLogin } from './embedded-backend.ts';

const LOG_IN = 'mutation($input: LogInInput!) { logIn(input: $input) { session { userId authToken } } }';

const answerSchema = z.object({
  data: z.object({
    logIn: z.object({ session: z.object({ userId: z.string(), authToken: z.string() }) }),
  }),
});

/** Logs the demo's customer in. Returns the headers of a session; none if that fails. */
export async function demoSession(app: FastifyInstance, login: DemoLogin): Promise<Record<string, string>> {
  const payload = { query: LOG_IN, variables: { input: login } };
  const response = await app.inject({ method: 'POST', url: '/graphql', payload });
  const answer = answerSchema.safeParse(response.json()).data;
  if (!answer) return {};
  const { userId, authToken } = answer.data.logIn.session;
  return { 'X-User-ID': userId, 'X-Auth-Token': authToken };
}
