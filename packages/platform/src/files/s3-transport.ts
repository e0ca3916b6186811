import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';

export interface Patience {
  /** How long the store may say nothing before it answers. */
  silenceMs: number;
  /** How long nothing may move in an answer that has begun; its reader may be the slow one. */
  stalledMs: number;
}

export const patience: Patience = { silenceMs: 20_000, stalledMs: 5 * 60_000 };

/** Requests that fail when the store is silent, which the client alone would wait for without end. */
export function patientTransport(useSSL: boolean, { silenceMs, stalledMs } = patience) {
  const { request } = useSSL ? https : http;
  return {
    request(
      options: RequestOptions,
      answered?: (response: IncomingMessage) => void,
    ): ClientRequest {
      const outgoing = request(options, answered);
      outgoing.setTimeout(silenceMs, () =>
        outgoing.destroy(new Error('the file store fell silent')),
      );
      outgoing.on('response', () => outgoing.setTimeout(stalledMs));
      return outgoing;
    },
  };
}
