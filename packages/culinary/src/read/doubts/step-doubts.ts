import { isFood } from '../../foods/line-words.ts';
import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { languageOf, type Language } from '../../words/language.ts';
import { withoutLeave } from '../text/lines/sign-off.ts';
import { isFurniture } from '../text/lines/page-furniture.ts';
import { SAYS_WHEN_DONE } from '../text/steps/serving-words.data.ts';
import { endsOpen, speaksOfCooks } from './comment-words.data.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { mayInstruct, mayOpenWithVerb } from './instructs.ts';
import { isOfRecipe, stemsOf } from './recipe-words.ts';
import { shortened } from './shortened.ts';
import type { SourceLine } from './taken-lines.ts';

/** A step that is surely a line of the list. */
const SURELY_INGREDIENT = 0.93;
const MEASURED = /^[\d¼-¾⅐-⅞]/;
/** A link, an address, a telephone number. */
const CONTACT = /https?:\/\/|www\.|\S@\S+\.\S|\d{3}[\s/-]\d{2,4}[\s-]\d{2}/;
const DEGREES_OR_MINUTES =
  /\d\s?(?:°|º|min|h\b|sec|seg|gra[du]|degr|std|stund|heure|hora|ore\b|hour)/i;
const ENDS = /[.!?:;…)\]"'”’»。]$/u;
/** Where so many steps end in a stop, one without it was cut off. */
const STOPPED_SHARE = 0.7;
const FEWEST_STEPS = 3;
/** Where fewer do, its cook writes without stops. */
const STOPPING_SHARE = 0.25;
/** Where more than so many begin in small letters, none goes on with the one above because of that. */
const MOST_SMALL = 0.6;
/** A step breaks off where the source's own line goes on for so many letters. */
const FEWEST_MORE = 8;
const SHORTEST_BEGINNING = 8;
const SHORTEST_SENTENCE = 3;

/** The steps that read like something else, or like a part of a step. */
export function stepDoubts(
  { steps, language, storageNotes }: RecipeDraft,
  ingredients: readonly string[],
  lines: readonly SourceLine[],
): Doubt[] {
  const spoken = languageOf(language);
  const own = new Set(ingredients.flatMap((line) => foldWords(line).split(' ')));
  const stems = stemsOf(ingredients.join(' '));
  const texts = steps.map(({ text }) => text.trim());
  // How long the dish keeps stood behind a step and was taken to the notes.
  const all = ` ${foldWords([...texts, ...storageNotes].join(' '))} `;
  const stopped = texts.filter((text) => ENDS.test(text)).length;
  const mostStop = texts.length >= FEWEST_STEPS && stopped >= STOPPED_SHARE * texts.length;
  // A line of its own that the source goes on below was not cut off.
  const whole = new Set(lines.slice(0, -1).map(({ folded }) => folded));
  return texts.flatMap((text, index) => {
    const isWhole = whole.has(foldWords(text));
    const mayBreakOff = !isWhole && mostStop && index === texts.length - 1;
    const of = { part: 'step' as const, index };
    const other = sentenceFor(text, { own, stems, language: spoken });
    if (other) return [{ ...of, sentence: other, sourceWords: text }];
    if (breaksOff(text, spoken, mayBreakOff))
      return [
        {
          ...of,
          sentence: `“${shortened(text)}” may break off.`,
          sourceWords: text,
          about: 'end' as const,
        },
      ];
    const sentence = runningOn(texts, index);
    if (sentence) return [{ ...of, sentence, sourceWords: text }];
    const line = isWhole ? null : goesOn(text, lines, all);
    return line === null
      ? []
      : [
          {
            ...of,
            sentence: `The source goes on behind “${shortened(text)}”.`,
            sourceWords: line,
            about: 'end' as const,
          },
        ];
  });
}

interface Kitchen {
  /** Words of the list. */
  own: ReadonlySet<string>;
  /** And their beginnings. */
  stems: ReadonlySet<string>;
  /** Where it is one whose words are known. */
  language: Language | null;
}

function sentenceFor(text: string, { own, stems, language }: Kitchen): string | null {
  const words = foldWords(text).split(' ');
  if (MEASURED.test(text) && looksLikeIngredient(text) >= SURELY_INGREDIENT)
    return `“${shortened(text)}” may be an ingredient, not a step.`;
  if (isFurniture(text)) return `“${shortened(text)}” may belong to the page, not to the recipe.`;
  if (language !== null && isComment(text, words, own, language))
    return `“${shortened(text)}” may be a comment, not a step.`;
  if (CONTACT.test(text) || (language !== null && isOfSomethingElse(text, stems)))
    return `“${shortened(text)}” may not be a step.`;
  return null;
}

function breaksOff(text: string, language: Language | null, mayBreakOff: boolean): boolean {
  if (ENDS.test(text)) return false;
  const words = foldWords(text).split(' ');
  const isOpen = /[,(&–-]$/.test(text) || (language && endsOpen[language].has(words.at(-1)!));
  return Boolean(isOpen) || (mayBreakOff && words.length >= SHORTEST_SENTENCE);
}

/** A heading, a name, a button: no food of the list, no other, and nothing that is done. */
const isOfSomethingElse = (text: string, stems: ReadonlySet<string>) =>
  /\p{Script=Latin}{3}/u.test(text) &&
  !isOfRecipe(text, stems) &&
  !mayInstruct(text) &&
  !ORDERS_IN_FRENCH.test(text) &&
  !SAYS_WHEN_DONE.test(text) &&
  !DEGREES_OR_MINUTES.test(text);
/** "Démoulez et emballez dans un film": "Abonnez-vous" is none of a kitchen. */
const ORDERS_IN_FRENCH = /^\p{L}{3,}ez(?=\s)/u;

/** "10 balls as large as an egg." below "shape with wet hands" */
const GOES_ON = /^(?:\p{Ll}|\d{1,4}\s\p{Ll})/u;

/** A step that carries its number, or that goes on with the sentence above it. */
function runningOn(texts: readonly string[], index: number): string | null {
  const text = texts[index]!;
  const isNumbered = (other: string, at: number) => at > 0 && (numberOf(other) ?? 0) > at;
  if (index === 0 && numberOf(text) === 1 && texts.some(isNumbered))
    return `The steps still carry their numbers: “${shortened(text)}”.`;
  const above = texts[index - 1];
  if (texts.filter((other) => ENDS.test(other)).length < STOPPING_SHARE * texts.length) return null;
  // Who writes most of them in small letters begins them so.
  if (texts.filter((other) => /^\p{Ll}/u.test(other)).length > MOST_SMALL * texts.length)
    return null;
  return above !== undefined && GOES_ON.test(text) && !ENDS.test(above)
    ? `“${shortened(text)}” may go on with the step above.`
    : null;
}

/** "3 Verser les œufs battus" */
function numberOf(text: string): number | null {
  const number = /^(\d{1,2})[º°.)]?\s+\p{Lu}\p{Ll}/u.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

/** Somebody speaks of what they cooked, and no clause tells what to do. */
function isComment(
  text: string,
  words: readonly string[],
  own: ReadonlySet<string>,
  language: Language,
): boolean {
  const spoken = words.filter((word) => speaksOfCooks[language].has(word)).length;
  const asks = /[?？]\s*$/.test(text) || text.startsWith('¿');
  if (spoken === 0 && !asks) return false;
  const ofFood = words.some((word) => own.has(word) && isFood(word));
  if (!mayInstruct(text)) return spoken > 1 || asks || !ofFood;
  // "Can I freeze it?"
  return spoken > 0 && !mayOpenWithVerb(text) && (asks || !ofFood);
}

/** The source's line that begins with these words and goes on with others that no step has. */
function goesOn(text: string, lines: readonly SourceLine[], all: string): string | null {
  const beginning = foldWords(text);
  if (beginning.length < SHORTEST_BEGINNING) return null;
  const longer = lines.find(
    ({ folded }) =>
      folded.length >= beginning.length + FEWEST_MORE && folded.startsWith(`${beginning} `),
  );
  if (longer === undefined || foldWords(withoutLeave(longer.text)) === beginning) return null;
  const more = longer.folded.slice(beginning.length + 1);
  return all.includes(` ${more.slice(0, 40).trim()}`) ? null : longer.text;
}
