import { clientNetwork } from '../../client-network.ts';
import type { UploadLimits } from '../../limits.ts';
import { RequestError } from '../errors.ts';

const RETRY_SECONDS = 60;

/** What one request's files may take. */
export interface UploadShare {
  /** Counts bytes before they are stored. Throws `RATE_LIMITED` when there is no room for them. */
  take(bytes: number): void;
  release(): void;
}

/** The bytes of files that are on disk until their requests end: of a network, and of all. */
export class UploadBudget {
  readonly #limits: UploadLimits;
  /** By network; everyone's under an empty name. */
  readonly #used = new Map<string, number>();

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  /** Begins a request. Throws `RATE_LIMITED` when what it declares has no room now. */
  open(address: string, declaredBytes: number): UploadShare {
    const { maxBytesUnderWay, maxNetworkBytesUnderWay, maxWiderNetworkBytesUnderWay } = this.#limits;
    const { network, wider } = clientNetwork(address);
    const counts: [string, number][] = [
      [network, maxNetworkBytesUnderWay],
      ...(wider === null ? [] : [[wider, maxWiderNetworkBytesUnderWay] satisfies [string, number]]),
      ['', maxBytesUnderWay],
    ];
    const check = (bytes: number) => {
      for (const [name, max] of counts) {
        if ((this.#used.get(name) ?? 0) + bytes > max) throw name === '' ? busy() : tooManyFrom();
      }
    };
    check(declaredBytes);
    let taken = 0;
    return {
      take: (bytes) => {
        check(bytes);
        taken += bytes;
        for (const [name] of counts) this.#used.set(name, (this.#used.get(name) ?? 0) + bytes);
      },
      release: () => {
        for (const [name] of counts) {
          const left = (this.#used.get(name) ?? 0) - taken;
          if (left > 0) this.#used.set(name, left);
          else this.#used.delete(name);
        }
        taken = 0;
      },
    };
  }
}

/** The status is that of every `RATE_LIMITED` answer, so that clients read its message. */
const refusal = (message: string) => new RequestError(200, message, 'RATE_LIMITED', { retryAfter: RETRY_SECONDS });
const tooManyFrom = () =>
  refusal('Too many files are being sent from your network right now. Please wait a minute and try again.');
const busy = () => refusal('We’re receiving a lot of files right now. Please wait a minute and try again.');
