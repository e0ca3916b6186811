import type { FakeBackend } from './fake-backend.ts';

// What jsdom leaves out and every browser has.
Blob.prototype.arrayBuffer ??= function readAll(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsArrayBuffer(this);
  });
};

/** Uploads that tell their progress end at the same backend as every other call. */
export function routeUploads(backend: FakeBackend): void {
  class FakeUpload extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    #url = '';
    status = 0;
    statusText = '';
    responseText = '';
    withCredentials = false;
    open(_method: string, url: string): void {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }
    getResponseHeader(): null {
      return null;
    }
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
    send(body: FormData): void {
      this.upload.dispatchEvent(
        Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 1 }),
      );
      void backend
        .fetch(this.#url, { method: 'POST', headers: this.#headers, body })
        .then(
          async (response) => {
            this.status = response.status;
            this.responseText = await response.text();
            this.dispatchEvent(new Event('load'));
          },
          () => this.dispatchEvent(new Event('error')),
        )
        .finally(() => this.dispatchEvent(new Event('loadend')));
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
}
