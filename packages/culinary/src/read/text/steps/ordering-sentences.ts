import { keepingAnswers } from '../../../words/answers-kept.ts';
import { foldWords } from '../../../words/fold.ts';
import { tellsStorage } from '../../side-lines.ts';
import { isForSomebody } from '../../doubts/instructs.ts';
import {
  instructsBefore,
  isFinalInfinitive,
  isInstructionForm,
} from '../../verbs/instruction-forms.ts';
import { tellsWhatIsDone } from '../../verbs/told-openings.ts';
import { COOKING_VERBS } from './cooking-verbs.data.ts';
import {
  FORBIDS,
  IN_FRONT_OF_ORDER,
  OF_OTHER_TIMES,
  ORDERS_NOTHING,
  WHERE_NEEDED,
} from './ordering-sentences.data.ts';
import { SERVE } from './serving-words.data.ts';

const LONGEST = 300;
const FEWEST_WORDS = 3;
const SHORTEST_VERB = 3;
/** "Serve un mixer" says in Italian what is needed. */
const SERVES = /^(?:serve|sert)$/;
const OF_POSSIBILITY =
  /(?<!\p{L})(?:kann|kannst|konnen|konnt|konnte|konnten|mochte|wurde|muss|soll|sollte)(?!\p{L})/u;

/**
 * Whether a sentence tells what is done to the dish now: an imperative, an infinitive or an impersonal form of a verb of the kitchen. What
 * holds in one case, for another day, for storing, for leftovers or for another dish, and what is wished, does not.
 */
export const ordersWork = keepingAnswers((sentence): boolean => {
  const text = sentence.replace(/^[\s"“„«(]+/u, '');
  if (text.length > LONGEST || /[?¿:…„“”«»]/u.test(text) || text.split(/\s+/).length < FEWEST_WORDS)
    return false;
  if (
    OF_OTHER_TIMES.test(text.replace(WHERE_NEEDED, '')) ||
    FORBIDS.test(text) ||
    tellsStorage(text)
  )
    return false;
  const clauses = text.replace(IN_FRONT_OF_ORDER, '').split(/[,;.!]\s+|[.!]$/u);
  return opensWithOrder(clauses[0]!, text) || clauses.some(endsInInfinitive);
});

function opensWithOrder(clause: string, text: string): boolean {
  const words = foldWords(clause).split(' ');
  const [first = '', next = ''] = words;
  if (first.length < SHORTEST_VERB && first !== 'se' && first !== 'si' && first !== 'on')
    return false;
  if (tellsWhatIsDone(words)) return true;
  if (ORDERS_NOTHING.has(first) || isForSomebody(words)) return false;
  if (SERVES.test(first)) return SERVE.test(text);
  return isInstructionForm(first) || COOKING_VERBS.has(first) || instructsBefore(first, next);
}

/** "Lauwarm mit Sahne servieren": as German and Dutch orders end. */
function endsInInfinitive(clause: string): boolean {
  const words = foldWords(clause).split(' ');
  const [before, last] = [words.at(-2), words.at(-1)!];
  return (
    before !== undefined &&
    before !== 'zu' &&
    before !== 'te' &&
    last.endsWith('n') &&
    (isFinalInfinitive(last) || (COOKING_VERBS.has(last) && !ORDERS_NOTHING.has(last))) &&
    !OF_POSSIBILITY.test(words.join(' '))
  );
}
