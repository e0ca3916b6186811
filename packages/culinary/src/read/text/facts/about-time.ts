import { timesInFigures } from '../../../words/spelled-times.ts';
import { instructs } from '../../doubts/instructs.ts';
import { spans } from './time-clauses.ts';

/** "Vingt minutes à éplucher", "Il faut une bonne heure": a sentence that is about how long it takes. */
export function isAboutTime(sentence: string): boolean {
  const text = timesInFigures(sentence);
  const [first] = spans(text);
  const wordsOf = (part: string) => part.match(/\p{L}+/gu)?.length ?? 0;
  return (
    first !== undefined &&
    first.minutes >= SHORTEST &&
    !/:\s|\d:\d|[|•·]/u.test(sentence) &&
    wordsOf(text.slice(0, first.start)) <= MOST_BEFORE &&
    wordsOf(text.slice(first.end)) >= FEWEST_BEHIND &&
    sentence.split(/\s+/).length <= MOST_WORDS_ABOUT_TIME &&
    !instructs(sentence)
  );
}
const SHORTEST = 10;
const MOST_BEFORE = 3;
const FEWEST_BEHIND = 3;
const MOST_WORDS_ABOUT_TIME = 16;
