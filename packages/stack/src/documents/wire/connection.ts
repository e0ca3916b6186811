import type { Socket } from 'node:net';
import { execute } from '../commands/dispatch.ts';
import type { Context } from '../commands/command.ts';
import { encode } from '../codec.ts';
import { failureReply } from '../errors.ts';
import { FrameReader } from './frames.ts';
import { frameReply, readMessage, type Request } from './messages.ts';

/** Serves one client. What it sends wrongly costs it its connection, and nobody else anything. */
export function serveConnection(
  socket: Socket,
  context: Omit<Context, 'database' | 'attachments'>,
): void {
  const frames = new FrameReader();
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('drain', () => socket.resume());
  socket.on('data', (chunk: Buffer) => {
    try {
      for (const message of frames.messages(chunk)) answer(readMessage(message));
    } catch {
      socket.destroy();
    }
  });

  function answer(request: Request): void {
    const { $db: database } = request.command;
    const reply = execute(request.command, {
      ...context,
      attachments: request.attachments,
      database: typeof database === 'string' ? database : 'admin',
    });
    // Nothing is answered before it is in the file, and answers keep the order of their questions.
    context.store.journal.whenWritten((error) => {
      if (!request.answered || socket.destroyed) return;
      const accepted = socket.write(
        frameReply(request, error ? encode(failureReply(error)) : reply),
      );
      // A client that does not read its answers is not read from either.
      if (!accepted) socket.pause();
    });
  }
}
