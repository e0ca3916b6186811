import { sentWithRenewal } from '../session/sent-with-renewal.ts';
import { RestError } from './rest-error.ts';

interface UploadOptions {
  headers?: Record<string, string>;
  /** Part of the bytes that have left, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Sends a form with a file and tells how much of it has left, which fetch cannot. Fails like `rest`. */
export async function uploadForm<T>(
  path: string,
  form: FormData,
  { headers = {}, onProgress, signal }: UploadOptions = {},
): Promise<T> {
  const send = (token: string | null) =>
    new Promise<XMLHttpRequest>((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open('POST', path);
      request.withCredentials = true;
      request.setRequestHeader('accept', 'application/json');
      if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener(
        'progress',
        ({ loaded, total, lengthComputable }) => lengthComputable && onProgress?.(loaded / total),
      );
      request.addEventListener('load', () => resolve(request));
      request.addEventListener('error', () => reject(new TypeError('The connection broke.')));
      request.addEventListener('abort', () =>
        reject(
          (signal?.reason as Error | undefined) ??
            new DOMException('The upload was stopped.', 'AbortError'),
        ),
      );
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      signal?.addEventListener('abort', abort);
      request.send(form);
    });
  const answer = await sentWithRenewal(send);
  const { status, statusText, responseText } = answer;
  if (status < 200 || status > 299)
    throw new RestError(status, responseText, statusText, answer.getResponseHeader('retry-after'));
  return (responseText === '' ? null : JSON.parse(responseText)) as T;
}
