import { dishesIn } from '../../dishes/dishes-in.ts';
import { begunLarge } from './dish-elsewhere.ts';

const LEAD_IN =
  /^(?:also|so|ok|okay|right|well|now|nun|tja|alors|bon|donc|allora|ecco|dunque|bene|pues|bueno|vale|venga|entonces|dus|então|alltså)(?: (?:also|dann|then|alors|allora|pues|ja))?[,:]\s+/iu;
/** Words with which no dish begins, so that no comma need part them from it. */
const BARE_LEAD_IN = /^(?:(?:bon )?alors|donc|allora|dunque|pues|entonces|also|tja|okay?)\s+/iu;

/** A title without the word that opened what somebody said: "Also, Omas Apfelküchle", "Alors hachis parmentier". */
export function withoutLeadIn(title: string): string {
  const name = title.replace(LEAD_IN, '');
  if (name !== title) return /^\p{Lu}/u.test(name) ? name : title;
  const dish = title.replace(BARE_LEAD_IN, '');
  return dish !== title && dishesIn(dish).length > 0 ? begunLarge(dish) : title;
}
