import { namesFood } from '../../../foods/line-words.ts';
import { bareLine, isSender, type Message } from './chat-senders.ts';
import { labelledMessages, nameHeadedMessages } from './chat-heads.ts';
import {
  CHAT_STAMP,
  DAY_STAMP,
  FURTHER_STAMP,
  HOUR_STAMP,
  MISSED_CALL,
  NAME_ALONE,
  NAME_THEN_STAMP,
  SENT_MYSELF,
  SPEAKER,
  STAMP_ALONE,
  STAMP_THEN_NAME,
  VOICE,
  WINDOW_NAMED,
  WINDOW_SAYS,
} from './chat-words.data.ts';

const LONGEST_STAMPED = 4_000;
const LONGEST_HEAD = 100;
const FEWEST = 2;
const MOST_ABOVE = 2;
/** Hours without a date stand in timetables as well; there nobody speaks twice. */
const FEWEST_HOURS = 3;

/** A chat that was exported or copied. */
export interface Chat {
  /** What stands above the first stamp. */
  above: string[];
  messages: Message[];
}

/** A chat with a line or two above its first stamp; null where the text is none. */
export function chatMessages(lines: readonly string[]): Chat | null {
  const whole = stampedMessages(lines);
  if (whole) return { above: [], messages: whole };
  return below(lines, dated, FEWEST) ?? belowWindow(lines) ?? belowDay(lines);
}

/** The messages below a line or two, the first of which opens so. */
function below(lines: readonly string[], opens: Opens, fewest: number): Chat | null {
  const first = lines.findIndex((_, at) => opens(lines, at)?.sender != null);
  const above = lines.slice(0, Math.max(0, first)).filter((line) => line.trim() !== '');
  if (above.length === 0 || above.length > MOST_ABOVE) return null;
  if (above.some((line) => line.length > LONGEST_HEAD)) return null;
  const messages = messagesOf(lines.slice(first), opens, fewest);
  return messages && { above, messages };
}

/** Messages that a name and an hour head, below what a window of messages calls itself: "Conversation avec Papa — lundi 13 octobre". */
function belowWindow(lines: readonly string[]): Chat | null {
  const chat = below(lines, headed, FEWEST_HOURS);
  const messages = chat && ofSpeakers(chat.messages);
  return messages && { messages, above: chat.above.filter((line) => !WINDOW_NAMED.test(line)) };
}

/** Messages that a name alone heads, below what the window calls itself or the day and the hour: "Hier 19:42" above "Clem 🌻 : combien ?". */
function belowDay(lines: readonly string[]): Chat | null {
  const chat = below(lines, unstamped, FEWEST_UNSTAMPED);
  const messages = chat && ofTwo(chat.messages);
  if (!messages) return null;
  const above = chat.above.filter((line) => !isOfWindow(bareLine(line)));
  return above.length < chat.above.length ? { messages, above } : null;
}
const isOfWindow = (line: string): boolean =>
  WINDOW_NAMED.test(line) || DAY_STAMP.test(line) || STAMP_ALONE.test(line);

function stampedMessages(lines: readonly string[]): Message[] | null {
  return (
    labelledMessages(lines) ??
    messagesOf(lines, dated, FEWEST) ??
    messagesOf(lines, headed, FEWEST) ??
    messagesOf(lines, named, FEWEST) ??
    ofSpeakers(messagesOf(lines, hourly, FEWEST_HOURS)) ??
    ofWindow(lines) ??
    ofTwo(messagesOf(lines, unstamped, FEWEST_UNSTAMPED)) ??
    nameHeadedMessages(lines)
  );
}

/** Names alone stand before lines of a recipe as well: here two or three speak again and again, each in turn. */
function ofTwo(messages: Message[] | null): Message[] | null {
  if (messages === null) return null;
  const turns = Map.groupBy(messages, ({ sender }) => sender);
  const isTalk = turns.size >= 2 && turns.size <= MOST_SPEAKERS;
  const lines = messages.reduce((sum, message) => sum + message.lines.length, 0);
  return isTalk &&
    [...turns.values()].every((said) => said.length >= FEWEST_TURNS) &&
    lines <= MOST_LINES_OF_ONE * messages.length
    ? messages
    : null;
}
const FEWEST_UNSTAMPED = 5;
const MOST_SPEAKERS = 3;
const FEWEST_TURNS = 2;
const MOST_LINES_OF_ONE = 4;

/**
 * Messages copied from a window that heads each with a name alone. Names alone are headings as well: here the window itself says
 * something, and who speaks speaks again. What stands above the first is the head of the window.
 */
function ofWindow(lines: readonly string[]): Message[] | null {
  const bare = lines.map((line) => headLine(line));
  if (!bare.some((line) => SENT_MYSELF.test(line) || WINDOW_SAYS.test(line))) return null;
  const turns = Map.groupBy(bare, (line) => line);
  const isNoise = (line: string | undefined) =>
    !line || STAMP_ALONE.test(line) || DAY_STAMP.test(line) || WINDOW_SAYS.test(line);
  const isTurn = (at: number): boolean =>
    turns.get(bare[at]!)!.length >= FEWEST_TURNS &&
    isNoise(bare[at - 1]) &&
    NAME_ALONE.test(bare[at]!) &&
    isSender(bare[at]!) &&
    !namesFood(bare[at]!, 3);
  const starts = bare.flatMap((line, at) => (SENT_MYSELF.test(line) || isTurn(at) ? [at] : []));
  if (starts.length < FEWEST) return null;
  return [
    { sender: '', lines: lines.slice(0, starts[0]) },
    ...starts.map((from, index): Message => ({
      sender: bare[from]!,
      lines: lines.slice(from + 1, starts[index + 1]),
    })),
  ];
}

const ofSpeakers = (messages: Message[] | null): Message[] | null =>
  messages && new Set(messages.map(({ sender }) => sender)).size < messages.length
    ? messages
    : null;

interface Opening {
  sender: string | null;
  said: string[];
  /** How many lines say who speaks. */
  length: number;
}

type Opens = (lines: readonly string[], at: number) => Opening | null;

function messagesOf(lines: readonly string[], opens: Opens, fewest: number): Message[] | null {
  const messages: Message[] = [];
  for (let at = 0; at < lines.length; at++) {
    const opening = opens(lines, at);
    if (opening) {
      messages.push({ sender: opening.sender, lines: opening.said });
      at += opening.length - 1;
    } else if (messages.length > 0) messages.at(-1)!.lines.push(further(lines[at]!, opens));
    else if (lines[at]!.trim() !== '') return null;
  }
  return messages.filter(({ sender }) => sender !== null).length >= fewest ? messages : null;
}

/** What the one who spoke says further on, without its hour. */
const further = (line: string, opens: Opens): string =>
  opens === headed || opens === named ? line.replace(FURTHER_STAMP, '') : line;

function spoken(stamped: RegExpExecArray | null): Opening | null {
  if (!stamped) return null;
  const body = stamped.groups!['message']!;
  const speaker = SPEAKER.exec(body);
  const { name, handle } = speaker?.groups ?? {};
  return {
    sender: name ?? handle ?? null,
    said: speaker ? [body.slice(speaker[0].length)] : [],
    length: 1,
  };
}

const dated: Opens = (lines, at) =>
  lines[at]!.length <= LONGEST_STAMPED ? onlySpoken(CHAT_STAMP.exec(bareLine(lines[at]!))) : null;

/** A stamp before a name alone heads what stands below it. */
function onlySpoken(stamped: RegExpExecArray | null): Opening | null {
  const opening = spoken(stamped);
  const message = stamped?.groups!['message'] ?? '';
  return opening?.sender === null && isSender(message) && !MISSED_CALL.test(message)
    ? null
    : opening;
}

const hourly: Opens = (lines, at) => {
  const opening =
    lines[at]!.length <= LONGEST_STAMPED ? spoken(HOUR_STAMP.exec(bareLine(lines[at]!))) : null;
  return opening?.sender != null && isSender(opening.sender) ? opening : null;
};

/** "Nonna: due uova" */
const unstamped: Opens = (lines, at) => {
  const line = lines[at]!.length <= LONGEST_STAMPED ? bareLine(lines[at]!) : '';
  const name = SPEAKER.exec(line)?.groups!['name'];
  const sender = name?.trim() ?? '';
  return name !== undefined && VOICE.test(sender) && isSender(sender)
    ? { sender, said: [line.slice(name.length + 1).trimStart()], length: 1 }
    : null;
};

const headed: Opens = (lines, at) => {
  const line = headLine(lines[at]);
  // "Hier 19:42" is nobody's name.
  if (STAMP_ALONE.test(line) || DAY_STAMP.test(line)) return null;
  const name = (NAME_THEN_STAMP.exec(line) ?? STAMP_THEN_NAME.exec(line))?.groups?.['name'];
  return name && isSender(name) ? { sender: name, said: [], length: 1 } : null;
};

/** A name, and the time below it. */
const named: Opens = (lines, at) => {
  const line = headLine(lines[at]);
  const below = headLine(lines[at + 1]);
  return NAME_ALONE.test(line) &&
    /\d$|m\.?$|Uhr$/i.test(below) &&
    STAMP_ALONE.test(below) &&
    isSender(line)
    ? { sender: line, said: [], length: 2 }
    : null;
};

/** A line that is short enough to say who speaks. */
const headLine = (line = ''): string => (line.length <= LONGEST_HEAD ? bareLine(line) : '');
