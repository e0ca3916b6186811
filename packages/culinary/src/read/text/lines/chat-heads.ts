import { namesFood } from '../../../foods/line-words.ts';
import { NAME_ALONE } from './chat-words.data.ts';
import { bareLine, isSender, type Message } from './chat-senders.ts';
import { mailLabel } from './mail-head.ts';

const LONGEST_HEAD = 100;
const FEWEST_LABELLED = 3;
const FEWEST_TURNS = 2;
const FEWEST_OF_ONE = 3;
const MOST_SPEAKERS = 4;

/** A line that heads messages, and how many lines stand in the head with it. */
interface Head {
  at: number;
  sender: string;
  length: number;
}

/**
 * Messages with heads of labels, as an export prints them: "From: Papa" above "Sent: Wed, 22 Oct 2025 19:31". A mail has a subject or
 * says to whom it goes; of messages somebody writes again.
 */
export function labelledMessages(lines: readonly string[]): Message[] | null {
  const heads = lines.flatMap((_, at) => labelledHead(lines, at) ?? []);
  return heads.length >= FEWEST_LABELLED && speakAgain(heads) ? below(lines, heads) : null;
}

function labelledHead(lines: readonly string[], at: number): Head | null {
  const found = labelAt(lines, at);
  if (found?.label !== 'sender' || !isBlank(lines[at - 1]) || found.value.includes('@'))
    return null;
  if (!isSender(found.value.replace(IN_BRACKETS, ''))) return null;
  const next = labelAt(lines, at + 1);
  const isStamped = next?.label === 'other' && HAS_CLOCK.test(next.value);
  const after = isStamped ? labelAt(lines, at + 2) : next;
  return after === null ? { at, sender: found.value, length: isStamped ? 2 : 1 } : null;
}
/** "Steffi (Signal)" */
const IN_BRACKETS = /\s?\([^()]{1,40}\)$/;
const HAS_CLOCK = /\d[:.h]\d{2}(?!\d)/;

const labelAt = (lines: readonly string[], at: number) => mailLabel(bareLine(lines[at] ?? ''));

/** Messages below names alone: two or three speak in turn, each again, and one of them three times or more. */
export function nameHeadedMessages(lines: readonly string[]): Message[] | null {
  const bare = lines.map((line) =>
    line.length <= LONGEST_HEAD ? bareLine(line).replace(/\s?:$/, '') : '',
  );
  const times = Map.groupBy(bare, (line) => line);
  const heads = bare.flatMap((line, at): Head[] =>
    times.get(line)!.length >= FEWEST_TURNS &&
    isBlank(lines[at - 1]) &&
    !isBlank(lines[at + 1]) &&
    isPlainName(line)
      ? [{ at, sender: line, length: 1 }]
      : [],
  );
  const turns = [...Map.groupBy(heads, ({ sender }) => sender).values()];
  return turns.length >= 2 &&
    turns.length <= MOST_SPEAKERS &&
    turns.every((said) => said.length >= FEWEST_TURNS) &&
    turns.some((said) => said.length >= FEWEST_OF_ONE)
    ? below(lines, heads)
    : null;
}

/** One or two words that begin large and name no food. */
const isPlainName = (line: string): boolean =>
  line.split(/\s+/).length <= 2 &&
  /^[^\p{Ll}]/u.test(line) &&
  NAME_ALONE.test(line) &&
  isSender(line) &&
  !namesFood(line, 3);

const isBlank = (line: string | undefined): boolean => !line || line.trim() === '';

const speakAgain = (heads: readonly Head[]): boolean =>
  new Set(heads.map(({ sender }) => sender)).size < heads.length;

/** What stands below each head; nothing stands above the first. */
function below(lines: readonly string[], heads: readonly Head[]): Message[] | null {
  if (!lines.slice(0, heads[0]!.at).every(isBlank)) return null;
  return heads.map(({ at, sender, length }, index) => ({
    sender,
    lines: lines.slice(at + length, heads[index + 1]?.at),
  }));
}
