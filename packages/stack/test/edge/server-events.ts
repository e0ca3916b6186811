import type { Cook } from '../../src/test-kit.ts';

export interface ServerEvent {
  event: string;
  data: Record<string, unknown>;
}

/** An open line to /api/stream that one can await events on. */
export interface Line {
  response: Response;
  /** The next event that satisfies the predicate; those before it are kept in `seen`. */
  next(predicate: (event: ServerEvent) => boolean): Promise<ServerEvent>;
  seen: ServerEvent[];
  /** Resolves when the server ends the line. */
  ended: Promise<void>;
  close(): void;
}

/** Opens the event stream of a cook, ready to hear. */
export async function openLine(cook: Pick<Cook, 'request'>): Promise<Line> {
  const leaving = new AbortController();
  const response = await cook.request('/api/stream', { signal: leaving.signal });
  const seen: ServerEvent[] = [];
  const waiting = new Set<() => void>();
  const greeted = Promise.withResolvers<void>();

  async function read(): Promise<void> {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.includes(': connected')) greeted.resolve();
        const [, event] = /^event: (.+)$/m.exec(block) ?? [];
        const [, data] = /^data: (.+)$/m.exec(block) ?? [];
        if (event && data) seen.push({ event, data: JSON.parse(data) as Record<string, unknown> });
      }
      for (const look of waiting) look();
    }
  }
  const ended = read().catch(() => {});
  if (response.ok) await greeted.promise;

  return {
    response,
    seen,
    ended,
    next: (predicate) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = seen.find(predicate);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
        void ended.then(() =>
          reject(
            new Error(
              `The line ended; it told ${seen.map(({ event }) => event).join(', ') || 'nothing'}.`,
            ),
          ),
        );
      }),
    close: () => leaving.abort(),
  };
}
