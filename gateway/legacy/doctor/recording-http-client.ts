import type { Cancellation } from '../transport/cancellation.ts';
import { HttpClient, type OutgoingCall } from '../transport/http-client.ts';
import type { RawResponse } from '../transport/raw-response.ts';

/** The gateway's HTTP client, which also keeps the last raw response. */
export class RecordingHttpClient extends HttpClient {
  #lastResponse: RawResponse | null = null;

  override async send(call: OutgoingCall, cancellation: Cancellation): Promise<RawResponse> {
    this.#lastResponse = null;
    this.#lastResponse = await super.send(call, cancellation);
    return this.#lastResponse;
  }

  get lastResponse(): RawResponse | null {
    return this.#lastResponse;
  }
}
