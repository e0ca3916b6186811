import { CHAT_STAMP, SPEAKER } from './chat-words.data.ts';
import { bareLine, isSender } from './chat-senders.ts';

const FEWEST = 3;
const LONGEST = 4_000;

/** Who speaks in a line that opens a message of an exported chat: "[12/10/24, 18:09] Ann: ..."; null where none does. */
function speakerIn(line: string): string | null {
  const message =
    line.length <= LONGEST ? CHAT_STAMP.exec(bareLine(line))?.groups!['message'] : null;
  const { name, handle } = SPEAKER.exec(message ?? '')?.groups ?? {};
  const speaker = name ?? handle ?? null;
  return speaker !== null && isSender(speaker) ? speaker : null;
}

/**
 * The paragraphs of a document that are an exported chat, as the text that was printed: each message whole in its line. Null where too few
 * of them open with a stamp and who speaks, or none speaks twice.
 */
export function printedChat(paragraphs: readonly string[]): string | null {
  const speakers = paragraphs.map(speakerIn).filter((speaker) => speaker !== null);
  const isChat = speakers.length >= FEWEST && new Set(speakers).size < speakers.length;
  return isChat ? paragraphs.join('\n') : null;
}
