import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';

const SILENCE_MS = 20_000;

/** Requests that fail when the store says nothing for 20 s, which the client alone would wait for without end. */
export function patientTransport(useSSL: boolean) {
  const { request } = useSSL ? https : http;
  return {
    request(options: RequestOptions, answered?: (response: IncomingMessage) => void): ClientRequest {
      const outgoing = request(options, answered);
      outgoing.setTimeout(SILENCE_MS, () => outgoing.destroy(new Error(`no answer within ${SILENCE_MS / 1000} s`)));
      return outgoing;
    },
  };
}
