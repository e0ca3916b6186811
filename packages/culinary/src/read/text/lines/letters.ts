import { doubtOfWhole, type Doubt } from '../../../recipe/recipe.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { namesFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import { BARE_SUBJECT, FORWARD_LINE, FORWARDED, QUOTED_BY, THANKS } from './letter-words.data.ts';
import { answersIn } from './chat-answers.ts';
import { authorsOf } from './corrections/authors.ts';
import { messagesSetRight, type MessagesSetRight } from './corrections/messages-set-right.ts';
import { setRight, type SetRight } from './corrections/set-right.ts';
import { unclearCorrections } from './corrections/correction-doubts.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { asksForRecipe, dishAsked, knownDish } from './dish-asked.ts';
import { chatMessages, type Chat } from './chat-messages.ts';
import { bareLine, type Message } from './chat-senders.ts';
import {
  CHAT_FILLER,
  DAY_STAMP,
  HOURS,
  MISSED_CALL,
  OPENS_QUESTION,
  STAMP_ALONE,
  WINDOW_SAYS,
} from './chat-words.data.ts';
import { GREETS } from '../../strange-remarks.data.ts';
import { IDLE_FIGURES } from './farewell.data.ts';
import { RECIPE_FOR } from '../title/open-words.data.ts';
import { begunLarge } from '../title/dish-elsewhere.ts';
import { isSmallTalk } from '../title/dish-introduced.ts';
import { stemsOf } from '../title/title-words.ts';
import { withoutHandle } from './caption-handles.ts';
import { chapterLines } from './chapter-stamps.ts';
import { isMessage } from './chatter.ts';
import { opensItem } from './item-openings.ts';
import { idleOpenings } from './idle-openings.ts';
import { isIdleAnswer, isQuestion, withoutIdle, type Stems } from './idle-answers.ts';
import { interview, isRecorded } from './interviews.ts';
import { itemSaidLate } from './late-items.ts';
import { factsBehindGreeting } from './greeting-facts.ts';
import { headAt } from './mail-head.ts';
import { opensFirstPart } from './first-part.ts';
import { withoutQuote } from './quote-marks.ts';
import { saysWhatComes } from './said-before.ts';
import { forumPost } from './forum-post.ts';
import { postsOfOthers } from './forum-posts.ts';
import { withoutClose } from './sign-off.ts';
import { signatureLines } from './signatures.ts';

interface Letter {
  /** The text without what a mail program or a messenger put around it. */
  text: string;
  doubts: Doubt[];
  /** What others wrote beside the recipe. */
  leftOut: string[];
  /** What its author set right further on. */
  setRight: SetRight[];
}

const LONGEST = 400;

/** Takes the stamps of an exported chat, or head, quote signs, greetings and signature of a mail, off a text. Other texts stay as they are. */
export function withoutEnvelope(text: string): Letter {
  const written = text.split(/\r\n|\r|\n/);
  const talk = mailText(written) === null ? interview(written) : null;
  const chat = (isRecorded(written) ? talk : null) ?? chatMessages(written) ?? talk;
  if (chat) return chatText(chat);
  const posted = withoutHandle(written);
  const corrected = setRight(posted.lines, authorsOf(posted.lines), false);
  const all = corrected.lines;
  const beside = new Set([...chapterLines(all), ...signatureLines(all), ...postsOfOthers(all)]);
  const lines = beside.size === 0 ? all : all.filter((_, at) => !beside.has(at));
  const post = forumPost(lines);
  const mail = mailText(post ?? lines);
  const sent = mail && chatMessages(mail);
  if (sent) return chatText(sent);
  const own = mail ?? post ?? lines;
  const ofPost = post && new Set(post);
  const { lines: kept, doubts } = withoutClose(own);
  return {
    text: kept === written ? text : kept.join('\n'),
    doubts: [...doubts, ...unclearCorrections(corrected)],
    setRight: corrected.setRight,
    leftOut: [
      ...posted.leftOut,
      ...corrected.setRight.map(({ correction }) => correction),
      ...all.filter((_, at) => beside.has(at)),
      ...(ofPost ? lines.filter((line) => !ofPost.has(line)) : []),
    ],
  };
}

/** What the one who sends the recipe wrote, and of others what belongs to a recipe. */
function chatText({ above, messages: sent }: Chat): Letter {
  const corrected = messagesSetRight(sent);
  const { messages } = corrected;
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
  const stated = stemsOf(told.flat().filter((line) => belongsToRecipe(line) && !isQuestion(line)));
  for (const [at, { sender, lines }] of messages.entries()) {
    const all = lines.filter((line) => !isFiller(line));
    const isCook = sender === cook;
    const said: string[] = isCook
      ? ofRecipe(all, hasBegun, told.slice(at + 1, at + MOST_BELOW), asked, spoken)
      : all;
    const left = new Set(said);
    leftOut.push(...all.filter((line) => !left.has(line)));
    const isIdle =
      isCook &&
      ((asked !== '' && isIdleAnswer(said, hasBegun, asked, spoken)) ||
        (hasBegun && asksOfElse(said, stated)));
    if (!isIdle && (isCook || tellsOfRecipe(said, spoken)))
      kept.push(
        ...(kept.length > 0 && statesYield(said[0] ?? '') ? [''] : []),
        ...withoutTalk(said, hasBegun).flatMap((line) =>
          isCook ? asWritten(line, hasBegun, asked) : [line],
        ),
      );
    else if (sender !== null) {
      leftOut.push(...said);
      // What the cook answers at once is heeded.
      const isAnswered = messages[at + 1]?.sender === cook && said.every(onlyAsks);
      if (hasBegun && !isCook && !isAnswered) besides.push(said);
      // What was asked and affirmed sets nothing right.
      if (isIdle && besides.at(-1)?.join(' ') === asked) besides.pop();
    }
    hasBegun ||= sender === cook && said.some(belongsToRecipe);
    if (sender !== null) asked = sender !== cook && said.some(asks) ? said.join(' ') : '';
  }
  const closed = withoutClose(kept);
  const dish = above.length > 0 ? null : dishAsked(leftOut, closed.lines);
  const idle = idleOpenings(closed.lines, dish !== null);
  return {
    text: [
      ...(dish === null ? [] : [`# ${begunLarge(dish)}`, '']),
      ...above,
      ...closed.lines.filter((line) => !idle.has(line)),
    ].join('\n'),
    doubts: [...chatDoubts(corrected, besides.flat(), spoken), ...closed.doubts],
    setRight: corrected.setRight,
    leftOut: [...leftOut, ...idle, ...corrected.setRight.map(({ correction }) => correction)],
  };
}

const onlyAsks = (line: string): boolean => isQuestion(line) && !/\d/.test(line);

/** What somebody said without greetings, and above the recipe without small talk. */
const withoutTalk = (said: readonly string[], hasBegun: boolean): string[] =>
  said
    .filter((line) => (!isGreeting(line) || tellsOfDish(line)) && (hasBegun || !isSmallTalk(line)))
    .map((line) => (isGreeting(line) ? line.replace(GREETS, '') : line));

/** What others may set right, and what was asked or taken back. */
function chatDoubts(
  corrected: MessagesSetRight,
  besides: readonly string[],
  spoken: Stems,
): Doubt[] {
  const answers = answersIn(corrected.messages, spoken);
  const answered = new Set(answers.map(({ sentence }) => sentence));
  return [
    ...(besides.some((line) => mayCorrect(line, spoken))
      ? [doubtOfWhole(OTHERS_SPEAK_OF_FOOD)]
      : []),
    ...answers,
    ...unclearCorrections(corrected).filter(({ sentence }) => !answered.has(sentence)),
  ];
}

/** What the cook wrote, without what only says that the recipe comes, or answers a question within it. */
const ofRecipe = (
  all: string[],
  hasBegun: boolean,
  below: readonly string[][],
  asked: string,
  spoken: Stems,
): string[] => (hasBegun ? withoutIdle(all, asked, spoken) : withoutAnnounced(all, below.flat()));

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

/** Whether another adds to the recipe, and does not only ask or thank. */
const tellsOfRecipe = (said: readonly string[], spoken: Stems): boolean =>
  said.some((line) => speaksOfRecipe(line, spoken)) && !said.every(onlyAnswers);

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

/** "È venuto l'idraulico?": a question of the cook's, of no food and nothing that the recipe has. */
function asksOfElse(said: readonly string[], stated: Stems): boolean {
  const filled = said.filter((line) => line.trim() !== '');
  return (
    filled.length > 0 &&
    filled.every(
      (line) =>
        line.length <= LONGEST &&
        /\?[^\p{L}\p{N}]*$/u.test(line) &&
        !/\d/.test(line.replace(HOURS, '')) &&
        !namesFood(line, 3) &&
        stemsOf([line])
          .values()
          .every((stem) => stem.length < SHORTEST_STEM || !stated.has(stem)),
    )
  );
}
/** "they" and "your" stand everywhere. */
const SHORTEST_STEM = 5;

/** "is that the stuff with no yeast": asked without its sign. */
const asks = (line: string): boolean =>
  isQuestion(line) || (line.length <= LONGEST && OPENS_QUESTION.test(line));

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
  return [CHAT_FILLER, STAMP_ALONE, DAY_STAMP, WINDOW_SAYS, MISSED_CALL].some((words) =>
    words.test(text),
  );
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

/** The lines of a mail's own text, or of the one that it passes on; null where the text is no mail. */
function mailText(source: string[]): string[] | null {
  const lines = source.map((line) => (line.length <= LONGEST * 10 ? withoutQuote(line) : line));
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
  const body = withRecipe(parts).flatMap((line) =>
    !isGreeting(line) || opensLetter(line) ? [line] : factsBehindGreeting(line),
  );
  const title = subject?.replace(FORWARDED, '').trim() ?? '';
  return title !== '' && !BARE_SUBJECT.test(title) && !opensWithTitle(body, title)
    ? [title, '', ...body]
    : body;
}

const namesFoodOrDish = (text: string): boolean => namesFood(text, 3) || dishesIn(text).length > 0;

/** Of a mail and those it answers or passes on, what belongs to a recipe; all of it where that cannot be told. */
function withRecipe(parts: string[][]): string[] {
  const holding = parts.filter(
    (lines) => lines.filter((line) => line.length <= LONGEST && belongsToRecipe(line)).length >= 2,
  );
  return (holding.length > 0 ? holding : parts).flat();
}

/** Whether the mail's text begins with the name of the dish itself, and not with that of a part of what the subject names. */
function opensWithTitle(body: string[], subject: string): boolean {
  const first = body.find((line) => line.trim() !== '')?.trim() ?? '';
  return (
    first !== '' &&
    first.length <= 60 &&
    /^(?:#+\s)?\p{L}/u.test(first) &&
    !/[.!?,;:]$/.test(first) &&
    sectionHeading(first) === null &&
    !(namesFoodOrDish(subject) && opensFirstPart(body))
  );
}
