/** What a booking hands over as navigation state to the pages that come after it (BOOK-42, BOOK-43, C-13). */
export interface ArrivedBooking {
  reference: string | null;
  message: string | null;
  email: string | null;
}

/** Read with care: a history entry may hold anything. Null when nothing arrived, as on a cold load. */
export function arrivedBooking(state: unknown): ArrivedBooking | null {
  if (typeof state !== 'object' || state === null) return null;
  const inner = 'booking' in state && typeof state.booking === 'object' && state.booking !== null ? state.booking : {};
  const fields: Record<string, unknown> = { ...state, ...inner };
  const text = (key: string) => (typeof fields[key] === 'string' && fields[key] !== '' ? fields[key] : null);
  const arrived = { reference: text('reference'), message: text('message'), email: text('email') };
  return arrived.reference || arrived.message ? arrived : null;
}
