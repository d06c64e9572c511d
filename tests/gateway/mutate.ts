import type { GraphAnswer, TestGateway } from './harness.ts';

export interface MutationResponse extends GraphAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly payload: any;
}

/** Sends a mutation by its name, selecting its user errors. */
export async function mutate(
  gateway: TestGateway,
  name: string,
  input: object,
  { fields = '', headers = {} }: { fields?: string; headers?: Record<string, string> } = {},
): Promise<MutationResponse> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const answer = await gateway.graph(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { field message code retryAfterSeconds } } }`,
    { input },
    headers,
  );
  return { ...answer, payload: answer.data?.[name] };
}

/** A user error. */
export const userError = (
  field: readonly string[] | null,
  message: string,
  code: string,
  retryAfterSeconds: number | null = null,
) => ({
  field,
  message,
  code,
  retryAfterSeconds,
});

export const PASSWORD = 'Mend-it-2026!';
