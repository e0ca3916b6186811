import { request as httpRequest, type Agent, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: { error?: string; code?: string };
}

/** A request whose body is written chunk by chunk, for what a well-behaved client would never send. Rejects when the connection breaks before an answer. */
export function rawRequest(
  url: string,
  {
    headers,
    chunks,
    finish = true,
    agent,
  }: {
    headers: Record<string, string>;
    chunks: (string | Buffer)[];
    finish?: boolean;
    agent?: Agent;
  },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      url,
      { method: 'POST', headers, ...(agent && { agent }) },
      (response) => {
        json(response).then(
          (body) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: body as RawAnswer['body'],
            }),
          reject,
        );
      },
    );
    request.on('error', reject);
    for (const chunk of chunks) request.write(chunk);
    if (finish) request.end();
  });
}

const BOUNDARY = 'kitchen-table';

/** A multipart body with one part; `end` false leaves out the closing boundary. */
export function multipart(
  content: string | Buffer,
  { disposition = 'name="file"; filename="recipe.txt"', end = true } = {},
): Buffer[] {
  return [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    ...(end ? [Buffer.from(`\r\n--${BOUNDARY}--\r\n`)] : []),
  ];
}

export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;
