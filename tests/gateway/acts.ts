import type { GraphAnswer, TestGateway } from './harness.ts';

export interface ActAnswer extends GraphAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came
  readonly payload: any;
}

/** Asks for an act by its name, with all that its user errors say. */
export async function act(
  gateway: TestGateway,
  name: string,
  input: object,
  { fields = '', headers = {} }: { fields?: string; headers?: Record<string, string> } = {},
): Promise<ActAnswer> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const answer = await gateway.graph(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { field message code retryAfterSeconds } } }`,
    { input },
    headers,
  );
  return { ...answer, payload: answer.data?.[name] };
}

/** What is said of one field that is wrong. */
export const flaw = (
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

/** So that a file of tests may do an act as often as it likes. */
const ENDLESS = { max: 1_000_000, windowMs: 60_000 };
export const NO_LIMITS = {
  bookAppointmentAsGuest: ENDLESS,
  register: ENDLESS,
  requestCode: ENDLESS,
  verifyCode: ENDLESS,
  setPassword: ENDLESS,
  changeBookingEmail: ENDLESS,
  checkEmail: ENDLESS,
  applyAsSpecialist: ENDLESS,
  sendContactMessage: ENDLESS,
};

export const PASSWORD = 'Mend-it-2026!';
