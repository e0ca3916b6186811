import { doubtOfWhole, type Doubt } from '../../../recipe/recipe.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { namesFood } from '../../../foods/line-words.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import {
  BARE_SUBJECT,
  FORWARD_LINE,
  FORWARDED,
  MAIL_LABELS,
  QUOTED_BY,
  THANKS,
} from './letter-words.data.ts';
import { answersIn } from './chat-answers.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { timeStatements } from '../facts/time-statements.ts';
import { asksForRecipe, dishAsked, knownDish } from './dish-asked.ts';
import { bareLine, chatMessages, type Chat, type Message } from './chat-messages.ts';
import {
  ALLOWS,
  CHAT_FILLER,
  DAY_STAMP,
  DENIES,
  HOURS,
  OPENS_QUESTION,
  STAMP_ALONE,
  THAT_ONE,
  WINDOW_SAYS,
  YES_OR_NO,
} from './chat-words.data.ts';
import { GREETS } from '../../strange-remarks.data.ts';
import { IDLE_FIGURES } from './farewell.data.ts';
import { RECIPE_FOR } from '../title/open-words.data.ts';
import { begunLarge } from '../title/dish-elsewhere.ts';
import { stemsOf } from '../title/title-words.ts';
import { chapterLines } from './chapter-stamps.ts';
import { isMessage } from './chatter.ts';
import { opensItem } from './item-openings.ts';
import { itemSaidLate, saysForgotten } from './late-items.ts';
import { foldText } from '../../../words/fold.ts';
import { saysWhatComes } from './said-before.ts';
import { forumPost } from './forum-post.ts';
import { withoutClose } from './sign-off.ts';
import { signatureLines } from './signatures.ts';

interface Letter {
  /** The text without what a mail program or a messenger put around it. */
  text: string;
  doubts: Doubt[];
  /** What others wrote beside the recipe. */
  leftOut: string[];
}

const LONGEST = 400;
/** A head has no more lines: looking for one at each of many labels costs no more than this. */
const mostHeadLines = 20;

/** Takes the stamps of an exported chat, or head, quote signs, greetings and signature of a mail, off a text. Other texts stay as they are. */
export function withoutEnvelope(text: string): Letter {
  const all = text.split(/\r\n|\r|\n/);
  const chat = chatMessages(all);
  if (chat) return chatText(chat);
  const beside = new Set([...chapterLines(all), ...signatureLines(all)]);
  const lines = beside.size === 0 ? all : all.filter((_, at) => !beside.has(at));
  const post = forumPost(lines);
  const mail = mailText(post ?? lines);
  const sent = mail && chatMessages(mail);
  if (sent) return chatText(sent);
  const own = mail ?? post ?? lines;
  const { lines: kept, doubts } = withoutClose(own);
  return {
    text: kept === all ? text : kept.join('\n'),
    doubts,
    leftOut: [
      ...all.filter((_, at) => beside.has(at)),
      ...(post ? lines.filter((line) => !post.includes(line)) : []),
    ],
  };
}

/** What the one who sends the recipe wrote, and of others what belongs to a recipe. */
function chatText({ above, messages }: Chat): Letter {
  const cook = cookOf(messages);
  const kept: string[] = [];
  const leftOut: string[] = [];
  /** What others wrote once the recipe had begun: before, nobody could set it right. */
  const besides: string[][] = [];
  let hasBegun = false;
  let asked = '';
  const spoken = stemsOf(
    messages.flatMap(({ sender, lines }) => (sender === cook ? lines.filter(belongsToRecipe) : [])),
  );
  const told = messages.map(({ sender, lines }) => (sender === cook ? lines : []));
  for (const [at, { sender, lines }] of messages.entries()) {
    const all = lines.filter((line) => !isFiller(line));
    const isCook = sender === cook;
    const said: string[] = isCook
      ? ofRecipe(all, hasBegun, told.slice(at + 1, at + MOST_BELOW), asked, spoken)
      : all;
    leftOut.push(...all.filter((line) => !said.includes(line)));
    const isIdle = isCook && asked !== '' && isIdleAnswer(said, hasBegun, asked, spoken);
    if (
      !isIdle &&
      (sender === cook ||
        (said.some((line) => speaksOfRecipe(line, spoken)) && !said.every(onlyAnswers)))
    )
      kept.push(
        ...(kept.length > 0 && statesYield(said[0] ?? '') ? [''] : []),
        ...said
          .filter((line) => !isGreeting(line) || tellsOfDish(line))
          .map((line) => (isGreeting(line) ? line.replace(GREETS, '') : line))
          .flatMap((line) => (sender === cook ? asWritten(line, hasBegun, asked) : [line])),
      );
    else if (sender !== null) {
      leftOut.push(...said);
      if (hasBegun && sender !== cook) besides.push(said);
      // What was asked and affirmed sets nothing right.
      if (isIdle) besides.pop();
    }
    hasBegun ||= sender === cook && said.some(belongsToRecipe);
    if (sender !== null) asked = sender !== cook && said.some(asks) ? said.join(' ') : '';
  }
  const closed = withoutClose(kept);
  const dish = above.length > 0 ? null : dishAsked(leftOut, closed.lines);
  return {
    text: [...(dish === null ? [] : [`# ${begunLarge(dish)}`, '']), ...above, ...closed.lines].join(
      '\n',
    ),
    doubts: [
      ...(besides.flat().some((line) => mayCorrect(line, spoken))
        ? [doubtOfWhole(OTHERS_SPEAK_OF_FOOD)]
        : []),
      ...answersIn(messages, spoken),
      ...closed.doubts,
    ],
    leftOut,
  };
}

/** What the cook wrote, without what only says that the recipe comes, or answers a question within it. */
const ofRecipe = (
  all: string[],
  hasBegun: boolean,
  below: readonly string[][],
  asked: string,
  spoken: Stems,
): string[] => (hasBegun ? withoutIdle(all, asked, spoken) : withoutAnnounced(all, below.flat()));

const isIdleAnswer = (
  said: readonly string[],
  hasBegun: boolean,
  asked: string,
  spoken: Stems,
): boolean =>
  (hasBegun || !said.some(isQuestion)) &&
  answersIdly(
    said.filter((line) => line.trim() !== ''),
    asked,
    spoken,
  );

/** What the cook goes on with below a yes or no to another's question: "yes no yeast no waiting" above "method:". */
const withoutIdle = (said: string[], asked: string, spoken: Stems): string[] =>
  asked !== '' && said.length > 1 && answersIdly(said.slice(0, 1), asked, spoken)
    ? said.slice(1)
    : said;

/** What the cook writes before the recipe, without what only says that it comes. */
const withoutAnnounced = (said: string[], below: readonly string[]): string[] =>
  said.length <= MOST_LINES_ABOVE
    ? said.filter((line) => !saysWhatComes(line, below, belongsToRecipe(line)))
    : said;
const MOST_LINES_ABOVE = 3;
/** A recipe that is farther away is another. */
const MOST_BELOW = 100;

/** What the cook wrote: an item said late, and for how many it is where that stands in a sentence above the recipe. */
const asWritten = (line: string, hasBegun: boolean, asked: string): string[] => {
  if (hasBegun) return [itemSaidLate(line, asked)];
  if (line.length > LONGEST || belongsToRecipe(line) || knownDish(line) !== null) return [line];
  const fed = fedStatement(line)?.text ?? line;
  return line.length > fed.length + 1 && line.endsWith(fed)
    ? [line.slice(0, -fed.length), fed]
    : [line];
};

/** "per tre. In quaranta minuti è pronta" goes on with no step, though it begins small. */
const statesYield = (line: string): boolean =>
  /^\p{Ll}/u.test(line) && line.length <= LONGEST && fedStatement(line) !== null;

/** What others write that asks for the recipe or about it, or thanks for it. */
const onlyAnswers = (line: string): boolean =>
  asksForRecipe(line) || isQuestion(line) || (THANKS.test(line) && !/\d/.test(line));

/** "sei una dea" begins with six as well. */
const isSurelyListed = (line: string): boolean =>
  /^\d/.test(line) || looksLikeIngredient(line) > 0.9;

/** What another writes belongs to a recipe where it speaks of foods or as the cook does. */
const speaksOfRecipe = (line: string, spoken: Stems): boolean =>
  belongsToRecipe(line) &&
  (sectionHeading(line) !== null ||
    (opensItem(line) && namesFood(line) && isSurelyListed(line)) ||
    (looksLikeStep(line) > 0.6 &&
      stemsOf([line])
        .values()
        .some((stem) => spoken.has(stem))));

/** "Un litro de leche??? madre mía" is one as well. */
const isQuestion = (line: string): boolean => line.length <= LONGEST && line.includes('?');

/** "is that the stuff with no yeast": asked without its sign. */
const asks = (line: string): boolean =>
  isQuestion(line) || (line.length <= LONGEST && OPENS_QUESTION.test(line));

/** "Yep, bring the card", "sí hija sí, un litro": a yes or no to another's question, with nothing of a recipe that was not asked. */
const answersIdly = (
  [said = '', ...more]: readonly string[],
  question: string,
  spoken: Stems,
): boolean =>
  more.length === 0 &&
  said.length <= LONGEST &&
  !saysForgotten(said) &&
  fedStatement(said) === null &&
  timeStatements(said).length === 0 &&
  partsOf(said).every((part, at) =>
    at === 0 ? affirms(part, question, spoken) : addsNothing(part, question, spoken),
  );
const partsOf = (said: string): string[] => said.split(/[,.!;]\s/u).map((part) => part.trim());
/** "Nein, Tellerlinsen muss man nicht einweichen": the first part says yes or no, or that it is this one, or denies what was asked: "Nada de vinagre". */
const affirms = (part: string, question: string, spoken: Stems): boolean =>
  allowsAsked(part, question) ||
  (THAT_ONE.test(part) && !/\d/.test(part)) ||
  deniesAsked(part, question) ||
  (YES_OR_NO.test(part) && addsNothing(part, question, spoken));
/** "guinness is fine" to "got guinness in the shed?": all that is said before it is allowed was asked. */
const allowsAsked = (part: string, question: string): boolean => {
  const allowed = part.slice(0, Math.max(0, part.search(ALLOWS)));
  const asked = stemsOf([question]);
  const named = [...stemsOf([allowed])];
  return !/\d/.test(allowed) && named.length > 0 && named.every((stem) => asked.has(stem));
};
const deniesAsked = (part: string, question: string): boolean => {
  const [word, ...more] = [...stemsOf([part.replace(DENIES, '')])];
  return (
    !/\d/.test(part) &&
    DENIES.test(part) &&
    more.length === 0 &&
    word !== undefined &&
    stemsOf([question]).has(word)
  );
};
const addsNothing = (part: string, question: string, spoken: Stems): boolean =>
  saysNothingOf(part, spoken) ||
  repeats(part, question) ||
  (DENIES.test(part) && !/\d/.test(part) && !opensItem(part)) ||
  THAT_ONE.test(part);
const saysNothingOf = (part: string, spoken: Stems): boolean =>
  !/\d/.test(part) &&
  !opensItem(part) &&
  !namesFood(part, 3) &&
  !stemsOf([part])
    .values()
    .some((stem) => spoken.has(stem));
const repeats = (part: string, question: string): boolean =>
  foldText(question).includes(foldText(part).replace(/[^\p{L}\p{N}]+$/u, ''));
type Stems = ReadonlySet<string>;

/** "I take three", "no butter?": what others write of amounts or of what the recipe has may set it right. */
const mayCorrect = (line: string, spoken: Stems): boolean =>
  line.length <= LONGEST &&
  (/(?<!\p{L})\d/u.test(line.replace(IDLE_FIGURES, '').replace(HOURS, '')) ||
    (namesFood(line, 3) &&
      (isQuestion(line) ||
        stemsOf([line])
          .values()
          .some((stem) => spoken.has(stem)))));
const OTHERS_SPEAK_OF_FOOD =
  'Messages of others in the chat speak of amounts or foods and were left out.';

/** Who wrote most of what belongs to a recipe; of two, who wrote more. */
function cookOf(messages: readonly Message[]): string | null {
  const shares = new Map<string, { recipe: number; length: number }>();
  for (const { sender, lines } of messages) {
    if (sender === null) continue;
    const share = shares.get(sender) ?? { recipe: 0, length: 0 };
    shares.set(sender, {
      recipe: share.recipe + lines.filter(belongsToRecipe).length,
      length: share.length + lines.reduce((sum, line) => sum + line.length, 0),
    });
  }
  const [most] = [...shares].sort(
    ([, one], [, other]) => other.recipe - one.recipe || other.length - one.length,
  );
  return most?.[0] ?? null;
}

function isFiller(line: string): boolean {
  const text = bareLine(line.slice(0, LONGEST));
  return [CHAT_FILLER, STAMP_ALONE, DAY_STAMP, WINDOW_SAYS].some((words) => words.test(text));
}

const belongsToRecipe = (line: string): boolean =>
  sectionHeading(line) !== null || looksLikeIngredient(line) > 0.6 || looksLikeStep(line) > 0.6;

/** A greeting that is all of its line; what announces a dish by its name goes on to be read. */
const isGreeting = (line: string): boolean =>
  line.length <= 80 &&
  isMessage(line) &&
  !RECIPE_FOR.test(line) &&
  !/\p{L}{3,}.{0,40}(?:für|for|pour|per|para|voor|till)\s/iu.test(line);

/** "Hola guapa, las croquetas de jamón son estas. Salen unas 35.": a greeting, and behind it the dish or for how many it is. */
const tellsOfDish = (line: string): boolean => {
  const behind = line.replace(GREETS, '');
  return (
    behind !== line &&
    !line.includes('?') &&
    (knownDish(behind) !== null || fedStatement(behind) !== null)
  );
};

/** "Dear market friends,": what stands below it is said to them, and is known by it. */
const opensLetter = (line: string): boolean => line.trim().endsWith(',');

type Label = 'sender' | 'subject' | 'other';

function mailLabel(line: string): { label: Label; value: string } | null {
  const colon = line.length <= LONGEST ? line.indexOf(':') : -1;
  if (colon < 1 || colon > 20) return null;
  const word = line.slice(0, colon).replace(/\*/g, '').trim();
  const label = (Object.keys(MAIL_LABELS) as Label[]).find((kind) => MAIL_LABELS[kind].test(word));
  return label
    ? {
        label,
        value: line
          .slice(colon + 1)
          .replace(/\*/g, '')
          .trim(),
      }
    : null;
}

const QUOTE = /^\s{0,3}(?:>\s?){1,5}/;
/** A text of which so many lines are quoted is nothing but a quotation. */
const QUOTED_SHARE = 0.7;
const FEWEST_QUOTED = 5;

/** A text that was passed on line by line behind ">", as it was before. */
export function withoutQuoteMarks(text: string): string {
  const lines = text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const quoted = filled.filter((line) => QUOTE.test(line)).length;
  return quoted >= FEWEST_QUOTED && quoted >= QUOTED_SHARE * filled.length
    ? lines.map((line) => line.replace(QUOTE, '')).join('\n')
    : text;
}

/** The lines of a mail's own text, or of the one that it passes on; null where the text is no mail. */
function mailText(source: string[]): string[] | null {
  const lines = source.map((line) =>
    line.length <= LONGEST * 10 ? line.replace(QUOTE, '') : line,
  );
  const parts: string[][] = [[]];
  let subject: string | null = null;
  let isMail = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!.trim();
    if (line.length <= LONGEST && (FORWARD_LINE.test(line) || QUOTED_BY.test(line))) {
      isMail = true;
      parts.push([]);
      continue;
    }
    const head = headAt(lines, at);
    if (head) {
      isMail = true;
      subject = head.subject ?? subject;
      at = head.until - 1;
      parts.push([]);
    } else parts.at(-1)!.push(lines[at]!);
  }
  if (!isMail) return null;
  const body = withRecipe(parts).filter((line) => !isGreeting(line) || opensLetter(line));
  const title = subject?.replace(FORWARDED, '').trim() ?? '';
  return title !== '' && !BARE_SUBJECT.test(title) && !opensWithTitle(body)
    ? [title, '', ...body]
    : body;
}

/** Of a mail and those it answers or passes on, what belongs to a recipe; all of it where that cannot be told. */
function withRecipe(parts: string[][]): string[] {
  const holding = parts.filter(
    (lines) => lines.filter((line) => line.length <= LONGEST && belongsToRecipe(line)).length >= 2,
  );
  return (holding.length > 0 ? holding : parts).flat();
}

/** Lines of a mail's head that follow one another: three, or two with an address. */
function headAt(lines: string[], from: number): { subject: string | null; until: number } | null {
  let subject: string | null = null;
  let until = from;
  let address = false;
  const kinds = new Set<Label>();
  for (; until < Math.min(lines.length, from + mostHeadLines); until++) {
    const found = mailLabel(lines[until]!.trim());
    if (!found) break;
    kinds.add(found.label);
    address ||= found.value.includes('@');
    if (found.label === 'subject') subject = found.value;
  }
  const enough =
    until - from >= (address ? 2 : 3) && kinds.has('sender') && (address || kinds.has('subject'));
  // The subject alone, above all that is written.
  const alone =
    subject !== null &&
    until === from + 1 &&
    lines[until]?.trim() === '' &&
    lines.slice(0, from).every((line) => line.trim() === '');
  return enough || alone ? { subject, until } : null;
}

/** Whether the mail's text begins with the name of the dish itself. */
function opensWithTitle(body: string[]): boolean {
  const first = body.find((line) => line.trim() !== '')?.trim() ?? '';
  return (
    first !== '' &&
    first.length <= 60 &&
    /^(?:#+\s)?\p{L}/u.test(first) &&
    !/[.!?,;:]$/.test(first) &&
    sectionHeading(first) === null
  );
}
