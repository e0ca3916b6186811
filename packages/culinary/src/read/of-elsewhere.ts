import { foldWords } from '../words/fold.ts';
import { instructs, opensWithVerb } from './doubts/instructs.ts';
import { OF_BOOK, OF_ELSEWHERE } from './of-elsewhere.data.ts';
import { tellsOfDish } from './speaks-of-dish.ts';

type Field = keyof typeof OF_ELSEWHERE;
const FIELDS = Object.keys(OF_ELSEWHERE) as Field[];
const WHOLE: ReadonlySet<string> = new Set(
  FIELDS.flatMap((field) => OF_ELSEWHERE[field])
    .filter((word) => word.endsWith('.'))
    .map((word) => word.slice(0, -1)),
);
const BEGINNINGS: readonly string[] = FIELDS.flatMap((field) => OF_ELSEWHERE[field]).filter(
  (word) => !word.endsWith('.'),
);

const isOfField = (word: string): boolean =>
  WHOLE.has(word) || BEGINNINGS.some((beginning) => word.startsWith(beginning));

/**
 * Whether a sentence is about something else than a dish: those who read a post, a paper and who may read it, what is bought, somebody's life,
 * another chapter. What has a word of a dish or of a kitchen beside it is of the dish. `stems`: the beginnings of the recipe's words.
 */
export const isOfElsewhere = (sentence: string, stems: ReadonlySet<string>): boolean =>
  OF_BOOK.test(sentence)
    ? !opensWithVerb(sentence)
    : !instructs(sentence) && !tellsOfDish(sentence, stems) && namesElsewhere(sentence);

/** Whether a sentence has a word of such things, whatever else it says. */
export const namesElsewhere = (sentence: string): boolean =>
  foldWords(sentence).split(' ').some(isOfField);
