/** An answer larger than any recipe. */
export class AnswerTooLarge extends Error {
  constructor(limitBytes: number) {
    super(`the answer is larger than ${limitBytes} bytes`);
    this.name = 'AnswerTooLarge';
  }
}

/** Fetches and stops reading a body at the limit, wherever it comes from. */
export function boundedFetch(limitBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let size = 0;
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.byteLength;
          if (size > limitBytes) controller.error(new AnswerTooLarge(limitBytes));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(bounded, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
