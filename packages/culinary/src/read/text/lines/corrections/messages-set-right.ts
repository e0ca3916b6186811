import { agreedIn } from './agreed.ts';
import type { Message } from '../chat-senders.ts';
import { setRight, type Corrected } from './set-right.ts';

export interface MessagesSetRight extends Pick<Corrected, 'setRight' | 'unclear'> {
  messages: readonly Message[];
}

/** Messages in which what their sender took back is set right; those that only say so hold no line any more. */
export function messagesSetRight(messages: readonly Message[]): MessagesSetRight {
  const lines = messages.flatMap((message) => message.lines);
  const agreed = agreedIn(messages);
  const senders = messages
    .flatMap(({ sender, lines: said }) => said.map(() => sender))
    .map((sender, at) => agreed.authors.get(at) ?? sender);
  const opens = messages.flatMap(({ lines: said }) => said.map((_, at) => at === 0));
  const corrected = setRight(lines, senders, true, {
    opensMessage: (at) => opens[at] === true,
    repeatsAnother: (at) => agreed.repeated.has(at),
  });
  if (corrected.setRight.length === 0) return { ...corrected, messages };
  let from = 0;
  return {
    ...corrected,
    messages: messages.map(({ sender, lines: said }) => {
      const own = corrected.kept.slice(from, (from += said.length));
      return { sender, lines: own.filter((line) => line !== null) };
    }),
  };
}
