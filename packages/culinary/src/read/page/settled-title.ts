import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { dishesIn } from '../dishes/dishes-in.ts';
import { spokenIn } from './title-among.ts';

/** What parts the name of a post from that of its site in the title of a window. */
const PARTS = /\s[|~•·»–—-]\s|:\s/u;
/** Where a name ends and what is said of it begins: "Pan tranvai, la mia ricetta". */
const SAID_OF_IT = /[,:(–—]|\s-\s/u;

/** "La alacena de Nines: Marquesas de Navidad": blogs put their own name in front of a colon. */
const isBehindSite = (name: string, own: string): boolean => {
  const colon = name.indexOf(': ');
  return colon > 0 && foldWords(name.slice(colon + 2)) === own;
};

/** "RECETTE. La soupe au pistou" */
const CALLED_RECIPE = /^(?:recipe|rezept|recette|ricetta|receta|receita|recept)\s?[.:!]\s/iu;

const headOf = (name: string): string => foldWords(name.split(SAID_OF_IT, 1)[0]!);

/**
 * Whether a page says beyond doubt which of its names is the dish's: one stands alone, as a heading does, and another bears it beside the
 * name of the site, as the title of a window does, and the recipe speaks of it. `said`: what the window and the headings say.
 */
export function isSettledTitle(
  title: string,
  said: readonly string[],
  draft: Pick<RecipeDraft, 'ingredients' | 'steps' | 'yieldText'>,
): boolean {
  const names = said.map((name) => name.replace(CALLED_RECIPE, ''));
  const [own, head] = [foldWords(title), headOf(title)];
  const isAlone = (name: string) => foldWords(name) === own || headOf(name) === own;
  const isBeside = (name: string) => {
    const sides = name.split(PARTS);
    return (
      sides.length > 1 &&
      sides.some((side) => foldWords(side) === own || headOf(side) === own || isHead(side))
    );
  };
  const isHead = (side: string) => head.includes(' ') && headOf(side) === head;
  return (
    names.some(
      (name, at) => isAlone(name) && names.some((other, from) => from !== at && isBeside(other)),
    ) &&
    (names.some((name) => isBehindSite(name, own)) ||
      dishesIn(title).length > 0 ||
      spokenIn(draft)(title))
  );
}
