import { until } from '../support/until.ts';
import { post, SESSION, type TestGateway } from './harness.ts';

export const ACCEPT = 'multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/json';

const DELIMITER = '\r\n--graphql';

/** The body of a part as untyped JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
type Part = any;

/** An open subscription. */
export interface OpenStream {
  readonly response: Response;
  /** The received parts, heartbeats included. */
  readonly parts: Part[];
  /** The received bytes. */
  readonly text: () => string;
  /** Whether the server has ended the response. */
  readonly hasEnded: () => boolean;
  /** The received events, once there are this many. */
  events(count: number): Promise<Part[]>;
  leave(): void;
}

export async function openStream(
  gateway: Pick<TestGateway, 'url'>,
  query: string,
  headers: Record<string, string> = SESSION,
): Promise<OpenStream> {
  const abort = new AbortController();
  const response = await post(gateway, { query }, { accept: ACCEPT, ...headers }, abort.signal);
  const texts: string[] = [];
  let hasEnded = false;
  const parts: Part[] = [];
  void (async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const text = decoder.decode(chunk, { stream: true });
      texts.push(text);
      // A part is complete when a delimiter follows. What follows that is for the next chunk.
      const [, ...pieces] = (rest + text).split(DELIMITER);
      const last = pieces.pop();
      parts.push(...pieces.map((part) => JSON.parse(part.slice(part.indexOf('\r\n\r\n')))));
      rest = last === undefined ? rest + text : DELIMITER + last;
    }
    hasEnded = true;
  })().catch(() => undefined);
  const events = () => parts.filter((part) => part.payload);
  return {
    response,
    parts,
    text: () => texts.join(''),
    hasEnded: () => hasEnded,
    events: async (count) => {
      await until(() => events().length >= count, `${count} events came`);
      return events().map(({ payload }) => payload);
    },
    leave: () => abort.abort(),
  };
}

export const NOTIFICATION = {
  notification_id: 11,
  type: 'appointment',
  icon: 'fas fa-calendar',
  title: 'Appointment confirmed',
  message: 'Priya Nair has confirmed MW-48213.',
  time_ago: '5 min ago',
  is_read: '0',
  action_url: '/dashboard/appointments',
  created_at: '2026-11-20 09:00:00',
};

/** A response of getNotifications.php. */
export const notificationList = (...notifications: object[]) => ({
  json: {
    success: true,
    unread_count: String(
      notifications.filter((notification) => !('is_read' in notification) || notification.is_read === '0').length,
    ),
    notifications,
  },
});
