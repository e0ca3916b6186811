import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { measuredInStep } from '../draft/measured-in-step.ts';
import { namesFood } from '../../../foods/line-words.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import { type Chat } from './chat-messages.ts';
import { bareLine, isSender, type Message } from './chat-senders.ts';
import { INTERVIEWED, SPOKEN_DASH } from './interviews.data.ts';
import { sentencesByStops } from './sentences-of.ts';

/** What stands above the first who speaks: the name of the programme and its day. */
const MOST_ABOVE = 6;
const LONGEST = 4_000;
const FEWEST_TURNS = 3;
const MOST_SPEAKERS = 4;
/** So many sentences of one who answers tell a recipe. */
const FEWEST_TOLD = 2;
/** A shorter line was not broken because it was full. */
const SHORTEST_WRAPPED = 40;
const LIKELY = 0.6;
/** "[Werbung]", "(Musik)": what is heard between two who speak. */
const HEARD = /^(?:\[[^[\]]{1,200}\]|\([^()]{1,60}\))$/u;

interface Turn {
  name: string;
  /** The lines as they were broken. */
  rows: string[];
}

/**
 * An interview whose speakers are named before what they say, or whose questions and answers a dash opens, a sentence a line; null where
 * the text is none, or nobody in it tells a recipe.
 */
export function interview(lines: readonly string[]): Chat | null {
  return talkOf(lines, namedTurn) ?? (asksByDashes(lines) ? talkOf(lines, dashedTurn) : null);
}

/** Dashes open the items of a list as well: here the first asks, and so do many of those below. */
function asksByDashes(lines: readonly string[]): boolean {
  const names = lines.flatMap((line) => dashedTurn(shortened(line))?.name ?? []);
  const asking = names.filter((name) => name === ASKS).length;
  return names[0] === ASKS && asking >= FEWEST_ASKED && asking * MOST_OF_ONE >= names.length;
}
const FEWEST_ASKED = 2;
const MOST_OF_ONE = 3;

type OpensTurn = (line: string) => { name: string; said: string } | null;

function talkOf(lines: readonly string[], opens: OpensTurn): Chat | null {
  const first = lines.findIndex((line) => opens(shortened(line)) !== null);
  if (first < 0) return null;
  const above = lines.slice(0, first).filter((line) => line.trim() !== '');
  // A recipe whose readers ask below it is told already.
  if (above.length > MOST_ABOVE || above.some(tells)) return null;
  const turns = turnsOf(lines.slice(first), opens);
  const messages = turns.map(({ name, rows }): Message => ({ sender: name, lines: spoken(rows) }));
  return isInterview(messages)
    ? { above: [], messages: [{ sender: BESIDE, lines: above }, ...messages] }
    : null;
}
/** Who says what is read out or heard between. */
const BESIDE = '';

function turnsOf(lines: readonly string[], opens: OpensTurn): Turn[] {
  const turns: Turn[] = [];
  for (const raw of lines) {
    const line = shortened(raw);
    const opening = opens(line);
    if (opening !== null) turns.push({ name: opening.name, rows: [opening.said] });
    else if (HEARD.test(line)) turns.push({ name: BESIDE, rows: [line] });
    else turns.at(-1)!.rows.push(line);
  }
  return turns;
}

const shortened = (line: string): string => (line.length <= LONGEST ? bareLine(line) : line);

/** "IVANA: Si lessano", "[00:12:31] Host: And then?" */
const namedTurn: OpensTurn = (line) => {
  const { name = '', said = '' } =
    line.length <= LONGEST ? (INTERVIEWED.exec(line)?.groups ?? {}) : {};
  return name !== '' && isSpoken(said) && isSender(name) && !namesFood(name, 3)
    ? { name, said }
    : null;
};
/** "Posts: 412", "Joined: Mar 2019" say nothing. */
const isSpoken = (said: string): boolean =>
  said.length >= SHORTEST_SPOKEN || /\p{L}.*[.?!…]["”»]?$/u.test(said);
const SHORTEST_SPOKEN = 25;

/** "— ¿Y luego?" above "— Luego se fríen": a dash opens what each says. */
const dashedTurn: OpensTurn = (line) => {
  const said = line.length <= LONGEST ? SPOKEN_DASH.exec(line)?.groups?.['said'] : undefined;
  return said === undefined ? null : { name: asks(said) ? ASKS : ANSWERS, said };
};
const ASKS = '?';
const ANSWERS = '!';
const asks = (said: string): boolean => /\?["”»]?$/u.test(said);

/** Whether a text is written down from a recording: its first stamp counts from the beginning, "[00:01:10]". */
export const isRecorded = (lines: readonly string[]): boolean =>
  lines.find((line) => STAMPED.test(line))?.match(FROM_BEGINNING) != null;
const STAMPED = /^\s{0,3}[[(]?\d{1,2}:\d{2}/u;
const FROM_BEGINNING = /^\s{0,3}[[(]?0?0:\d{2}/u;

/** What somebody says, a sentence a line; what was broken where a line was full is whole again. */
function spoken(rows: readonly string[]): string[] {
  const whole: string[] = [];
  let isOpen = false;
  for (const row of rows) {
    if (row !== '' && isOpen) whole.push(`${whole.pop()!} ${row}`);
    else if (row !== '') whole.push(row);
    isOpen = row.length >= SHORTEST_WRAPPED || (row !== '' && /[,\p{Ll}]$/u.test(row) && isOpen);
  }
  return whole.flatMap((text) => wholeAtColons(sentencesByStops(text)));
}

/** "Your fish pie: what goes in first?" is asked in one. */
function wholeAtColons(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences)
    whole.push(whole.at(-1)?.endsWith(':') === true ? `${whole.pop()!} ${sentence}` : sentence);
  return whole;
}

/** Several speak in turn, one of them asks, and another tells a recipe. */
function isInterview(messages: readonly Message[]): boolean {
  const turns = Map.groupBy(
    messages.filter(({ sender }) => sender !== BESIDE),
    ({ sender }) => sender,
  );
  const sizes = [...turns.values()].map((said) => said.length);
  const isTalk =
    turns.size >= 2 &&
    turns.size <= MOST_SPEAKERS &&
    sizes.reduce((sum, size) => sum + size, 0) >= FEWEST_TURNS &&
    sizes.some((size) => size >= 2);
  if (!isTalk) return false;
  const told = [...turns].map(([, said]) => {
    const sentences = said.flatMap(({ lines }) => lines);
    return { asks: sentences.some((line) => asks(line)), told: sentences.filter(tells).length };
  });
  return told.some(
    (one) => one.asks && told.some((other) => other !== one && other.told >= FEWEST_TOLD),
  );
}

const tells = (line: string): boolean =>
  !asks(line) &&
  (looksLikeStep(line) > LIKELY ||
    looksLikeIngredient(line) > LIKELY ||
    measuredInStep(line, null).some(({ said }) => said === 'exactly'));
