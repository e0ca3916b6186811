import type { MagicIngredient, MagicRecipe } from '@convivio/culinary/compose';
import { findFood } from '@convivio/culinary/foods';
import { foodWords } from './lines-of.ts';
import { kitchenWords, likenesses, namesakes } from './kitchen-words.data.ts';

const LONGEST = 3;
const ends = /(?<=[^s])(?:ies|ves|es|s|e)$/;
const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(ends, ''));

/** Ingredients that no step names, by a stretch of their name that is theirs alone. */
export function unusedIn({ ingredients, instructions }: MagicRecipe): string[] {
  const text = ` ${stems(instructions.map(({ instruction }) => instruction).join(' ')).join(' ')} `;
  const all = ingredients.map((one) => stems(foodWords(one)));
  return ingredients
    .filter((_, at) => {
      const others = all.filter((_other, index) => index !== at);
      const left = others
        .flatMap((words) => stretches(words).filter((stretch) => stretch.includes(' ')))
        .filter((stretch) => !stretches(all[at]!).includes(stretch))
        .sort((a, b) => b.length - a.length)
        .reduce((rest, stretch) => rest.replaceAll(` ${stretch} `, '  '), text);
      return !stretches(all[at]!).some(
        (stretch) => !kitchenWords.has(stretch) && left.includes(` ${stretch} `),
      );
    })
    .map(foodWords);
}

function stretches(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words.slice(from).map((_word, length) => words.slice(from, from + length + 1).join(' ')),
  );
}

/** Foods that a step names and the list does not have. */
export const unlistedIn = ({ ingredients, instructions }: MagicRecipe): string[] =>
  foodsNotListed(
    instructions.map(({ instruction }) => instruction),
    ingredients,
  );

/** Foods that texts name and a list does not have. */
export function foodsNotListed(
  texts: readonly string[],
  ingredients: readonly MagicIngredient[],
): string[] {
  const listed = ingredients.map((one) => stems(foodWords(one).replace(namesakes, '')));
  const ids = new Set(ingredients.map((one) => findFood(foodWords(one), 'en')?.id));
  const known = new Set(listed.flat());
  const found = new Set<string>();
  for (const text of texts)
    for (const part of text
      .toLowerCase()
      .replace(likenesses, '')
      .split(/[.,;:()]/)) {
      const words = part
        .replace(/[^\p{L}' ]+/gu, ' ')
        .split(' ')
        .filter(Boolean);
      for (let at = 0; at < words.length; at += 1)
        for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
          const gram = words.slice(at, at + length);
          if (
            gram.some((word) => kitchenWords.has(word.replace(ends, '')) || kitchenWords.has(word))
          )
            continue;
          const food = findFood(gram.join(' '), 'en');
          if (food === null || food.water) continue;
          if (!ids.has(food.id) && !stems(gram.join(' ')).every((word) => known.has(word)))
            found.add(gram.join(' '));
          break;
        }
    }
  return [...found];
}
