import { namesFood } from '../../../foods/line-words.ts';
import { foldText } from '../../../words/fold.ts';
import { pattern } from '../../../words/pattern.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { asNamed, begunLarge, dishWished } from './dish-elsewhere.ts';
import { CLAUSE_ENDS, OCCASION, RELATIVE } from './dish-introduced.data.ts';
import {
  ADDRESS,
  CALLED_TO,
  CALLS,
  COOKED_ENDS,
  COOKED_NOW,
  FILLERS_ALONE,
  MADE_AS,
  OF_YOURS,
  ON_DAY,
  OPENS_WITH_COPULA,
  PRESENTS,
  SAID_OF_DISH,
  THE_WAY,
  LEADS_TO_DISH,
  TO_SHOPPING_LIST,
  VERB_BEHIND,
} from './dish-presented.data.ts';
import { OPEN_WORDS } from './open-words.data.ts';

const LONGEST = 300;
const MOST_WORDS = 8;
const MOST_CALLED = 5;

/**
 * The dish that a sentence shows or calls by its name: of "Voici donc la truffade de ton grand-père" the truffade, of "It's called haymaker's
 * switchel" the switchel, of "eccoti lo zelten come lo fa mia suocera" the zelten. Null where what it shows is no known dish, and nobody is
 * said to make it.
 */
export function dishPresented(text: string): string | null {
  if (text.length > LONGEST) return null;
  return dishCalled(text) ?? dishShown(text) ?? dishCooked(text);
}

function dishCalled(text: string): string | null {
  for (const sentence of text.split(/[.!?]\s+/u)) {
    const [opening] = CALLS.exec(sentence) ?? [];
    if (opening === undefined) continue;
    const name = sentence.slice(opening.length).split(CALLED_TO, 1)[0]!.trim();
    if (isNameWithin(name, MOST_CALLED)) return begunLarge(name);
  }
  return null;
}

/** "So today I'm going to show you how to make Cuban black beans and rice": the known dish, or the food, that is made or eaten. */
function dishCooked(text: string): string | null {
  const opening = COOKED_NOW.exec(text);
  if (opening === null) return null;
  const behind = text.slice(opening.index + opening[0].length);
  const said = behind.split(COOKED_ENDS, 1)[0]!.split(THE_WAY, 1)[0]!.trim();
  const name = said.replace(OF_YOURS, '').replace(ON_DAY, '');
  const isDish = dishesIn(name).some(({ is }) => is !== 'bare') || namesFood(name, 3);
  return isNameWithin(name, MOST_WORDS) && isDish ? begunLarge(name) : null;
}

function dishShown(text: string): string | null {
  const opening = PRESENTS.exec(text);
  if (opening === null) return null;
  const behind = text.slice(opening.index + opening[0].length);
  const said = behind.split(CLAUSE_ENDS, 1)[0]!.split(THE_WAY, 1)[0]!.trim();
  const name = said.replace(OF_YOURS, '').replace(OCCASION, '');
  const dishes = dishesIn(name);
  // "green tomato chutney": of what, and the kind.
  const isOfFood =
    name.includes(' ') &&
    namesFood(name.slice(0, name.lastIndexOf(' ')), 3) &&
    dishes.some((dish) => foldText(name).endsWith(` ${dish.name}`));
  const isKnown = isOfFood || dishes.some(({ is }) => is !== 'bare');
  if (!isNameWithin(name, MOST_WORDS) || !isKnown) {
    const isMade = MADE_AS.test(behind.slice(said.length)) && isNameWithin(name, MOST_MADE);
    return isMade ? begunLarge(name) : null;
  }
  return begunLarge(name);
}
/** Of a dish that nobody knows. */
const MOST_MADE = 3;

const isNameWithin = (name: string, most: number): boolean => {
  const words = name.split(/\s+/u);
  return (
    words.length <= most &&
    name.length > 3 &&
    words.every((word) => /^[\p{L}'’-]+$/u.test(word)) &&
    !OPEN_WORDS.has(words.at(-1)!.toLowerCase()) &&
    (!RELATIVE.test(words[0]!) || /['’]s$/u.test(words[0]!))
  );
};

/** Whether what would be the title only fills what somebody says, speaks to somebody, or is a button: "Right", "Ma Camille,", "Can't". */
export const isFiller = (title: string): boolean =>
  title.length <= LONGEST &&
  [FILLERS_ALONE, ADDRESS, TO_SHOPPING_LIST].some((said) => said.test(title.trim()));

/** "This is how I do shepherd's pie", "Apfelkuchen geht": the dish of a clause that tells of it; a dish alone keeps its verbs. */
/** "Welsh cakes like [my nan made]" */
const LIKENED = /\s(?:(?:just )?(?:like|as)|the way|wie|comme|come|como)$/iu;

export function withoutTelling(title: string): string {
  if (title.length > LONGEST) return title;
  const wished = dishWished(title);
  if (wished !== null && namesDish(wished)) return begunLarge(asNamed(wished, title));
  const led = title.replace(LEADS_TO_DISH, '').replace(VERB_BEHIND, '');
  const alone = led.replace(SAID_OF_DISH, '').replace(LIKENED, '');
  const name = namesDish(alone) ? alone : led;
  return name !== title && namesDish(name) ? begunLarge(name) : title;
}

const namesDish = (name: string): boolean => namesFood(name, 3) || dishesIn(name).length > 0;

/** A title without the verb that is left before it of a sentence, and without the month of a calendar or the day for which it is made. */
export function withoutVerbOrDay(title: string): string {
  const told = withoutTelling(withoutMonth(title));
  const [verb = ''] = OPENS_WITH_COPULA.exec(told) ?? [];
  const named = begunLarge(told.slice(verb.length));
  const name = named.length <= LONGEST ? named.replace(ON_DAY, '') : named;
  return name !== named && (namesFood(name, 3) || dishesIn(name).length > 0) ? name : named;
}

/** "OCTUBRE Crema de calabaza": the head of the sheet of a calendar. "MARS" and "MAYO" are foods as well. */
function withoutMonth(title: string): string {
  const name = title.length <= LONGEST ? title.replace(MONTH_IN_FRONT, '') : title;
  return name !== title && namesDish(name) ? name : title;
}
const MONTH_IN_FRONT = pattern('u')`
  ^(?:JANUARY|FEBRUARY|MARCH|APRIL|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER|JANUAR|JÄNNER|FEBRUAR|MÄRZ|JUNI|JULI|
  OKTOBER|DEZEMBER|JANVIER|FÉVRIER|AVRIL|JUIN|JUILLET|AOÛT|SEPTEMBRE|OCTOBRE|NOVEMBRE|DÉCEMBRE|GENNAIO|FEBBRAIO|MARZO|
  APRILE|MAGGIO|GIUGNO|LUGLIO|AGOSTO|SETTEMBRE|OTTOBRE|DICEMBRE|ENERO|FEBRERO|ABRIL|JUNIO|JULIO|SEPTIEMBRE|OCTUBRE|
  NOVIEMBRE|DICIEMBRE)
  (?:\s20\d\d)?\s(?:[–—·|:-]\s)?(?=\p{Lu}\p{Ll})
`;
