import { foldWords } from '../../words/fold.ts';
import { dishesIn } from '../dishes/dishes-in.ts';
import { OPENS_AFTERTHOUGHT } from './afterthought.data.ts';

const FEWEST_LETTERS = 4;
/** An afterthought is a clause: "oder wie?" is too little of one. */
const FEWEST_WORDS = 3;

/** The name of a dish without what is said behind it for a smile: "Partan bree, or what to do with a bucket of crabs". */
export function withoutAfterthought(title: string): string {
  const opening = OPENS_AFTERTHOUGHT.exec(title);
  if (opening === null) return title;
  const name = title.slice(0, opening.index).trim();
  const behind = title.slice(opening.index);
  if ((name.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS || ASKS.test(name)) return title;
  if (behind.trim().split(/\s+/).length <= FEWEST_WORDS) return title;
  const folded = foldWords(name);
  // "Acquacotta, ovvero la zuppa di pane": another name of the dish belongs to it.
  const namesOther = dishesIn(behind).some(
    (dish) => dish.is === 'name' && !folded.includes(dish.name),
  );
  return namesOther && dishesIn(name).length === 0 ? title : name;
}

/** Of two questions neither is a name: "How to joint a rabbit and what to do with it". */
const ASKS =
  /^(?:how|what|why|where|when|wie|was|warum|wohin|comment|pourquoi|que faire|come|cosa|perché|cómo|qué|por qué)\s|\?$/iu;
