import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { doubtOfWhole, type Doubt } from '../../../recipe/recipe.ts';
import { namesPart } from '../../headings/names-part.ts';
import { pattern } from '../../../words/pattern.ts';
import { namesFood } from '../../../foods/line-words.ts';
import { timeStatements } from '../facts/time-statements.ts';
import { stemsOf } from '../title/title-words.ts';
import { bareLine, type Message } from './chat-senders.ts';
import { asksForRecipe } from './dish-asked.ts';

const LONGEST = 100;
const MOST_NAMED = 5;
const TAKEN_BACK = pattern('iu')`
  ^(?:sorry|oops|ups|correction|i mean(?:t)?|korrektur|quatsch|ich mein(?:e|te)|pardon|oups|scusa(?:te)?|
  volevo dire|perd[oó]n|perdona|quise decir|foutje|ik bedoel(?:de)?|desculpa|förlåt|ursäkta)(?![\p{L}])
`;

/**
 * Amounts that answer a question about the recipe or take back what was said: a list does not show what they belong to. `spoken`: the
 * stems of the recipe's own words.
 */
export function answersIn(messages: readonly Message[], spoken: ReadonlySet<string>): Doubt[] {
  const doubts: Doubt[] = [];
  let asked: { question: string; sender: string | null } | null = null;
  for (const { sender, lines } of messages) {
    const said = lines.map(shortLine).filter((line) => line !== '');
    const [first = ''] = said;
    if (
      asked &&
      asked.sender !== sender &&
      ((measures(first) && !namesPart(first)) || isTimeAlone(first)) &&
      asksOfRecipe(asked.question, spoken)
    )
      doubts.push(doubtOfWhole(`“${first}” answers “${asked.question}”: check what it is for.`));
    for (const line of said)
      if (TAKEN_BACK.test(line) && measures(line))
        doubts.push(doubtOfWhole(`“${line}” takes back something said before.`));
    const last = said.at(-1);
    if (last !== undefined) asked = /\?+$/.test(last) ? { question: last, sender } : null;
  }
  return doubts.slice(0, MOST_NAMED);
}

/** "Una horita": how long it takes. */
const isTimeAlone = (line: string): boolean =>
  line.split(/\s+/).length <= FEW_WORDS && timeStatements(line).length > 0;

/** Whether a question is about what the recipe has, or short enough to be: "How much cumin?", no "Who has the homework of today?". */
const asksOfRecipe = (question: string, spoken: ReadonlySet<string>): boolean =>
  !asksForRecipe(question) &&
  (question.split(/\s+/).length <= FEW_WORDS ||
    namesFood(question, 3) ||
    stemsOf([question])
      .values()
      .some((stem) => spoken.has(stem)));
const FEW_WORDS = 5;

const shortLine = (line: string): string => (line.length <= LONGEST ? bareLine(line) : '…');

const measures = (line: string): boolean =>
  /[\d½¼¾⅓⅔]/.test(line) || looksLikeIngredient(line) > 0.6;
