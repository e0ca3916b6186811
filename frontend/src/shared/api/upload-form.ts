import { getToken, tokenRefused } from '../session/access-token.ts';
import { RestError } from './rest-error.ts';

export interface UploadOptions {
  headers?: Record<string, string>;
  /** Part of the bytes that have left, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Sends a form with a file and tells how much of it has left, which fetch cannot. Fails like `rest`. */
export async function uploadForm<T>(path: string, form: FormData, { headers = {}, onProgress, signal }: UploadOptions = {}): Promise<T> {
  const token = await getToken();
  signal?.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', path);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => lengthComputable && onProgress?.(loaded / total));
    request.addEventListener('load', () => {
      if (request.status === 401 && token) void tokenRefused(token);
      if (request.status < 200 || request.status > 299) return reject(new RestError(request.status, request.responseText, request.statusText, request.getResponseHeader('retry-after')));
      try {
        resolve((request.responseText === '' ? null : JSON.parse(request.responseText)) as T);
      } catch (error) {
        reject(error as Error);
      }
    });
    request.addEventListener('error', () => reject(new TypeError('The connection broke.')));
    request.addEventListener('abort', () => reject((signal?.reason as Error | undefined) ?? new DOMException('The upload was stopped.', 'AbortError')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
}
