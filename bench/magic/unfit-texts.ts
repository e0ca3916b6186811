import type { MagicRecipe } from '@convivio/culinary/compose';
import { kindsOfFood, kitchenMethods } from './kitchen-methods.data.ts';
import { foodsNotListed } from './named-foods.ts';

/** Words that are foods elsewhere: what is said of vessels, of weather and by way of a likeness. */
const likeness =
  /\bas (?:smooth|thin|dark|light|fine) as [\w ]+|\bcolou?r of an? \w+|\b(?:glass|china|egg cup|black specks|tongue|seasoning|seasoned|caramel|custard|bitter)\b|\b(?:little|much|few|own|raw|warm|best|good|buy|let|so|cooked|tastes of|have|whisk) (?=\w)/gi;

/** Foods, methods and vessels that insight, secrets, tips and what is said of techniques name, and the dish has not. */
export function unfitTexts({
  title,
  description,
  ingredients,
  instructions,
  chefInsight,
  chefSecrets,
}: MagicRecipe): string[] {
  const names = ingredients.map(({ name }) => name).join('\n');
  // The name of a technique says what its step does.
  const steps = instructions.flatMap((one) => [
    one.instruction,
    one.technique?.split(':')[0] ?? '',
  ]);
  const dish = [title, description, names, ...steps].join(' ');
  const around = [
    chefInsight,
    ...chefSecrets,
    ...instructions.flatMap(({ technique, tip }) => [technique ?? '', tip ?? '']),
  ].map((text) => text.replace(likeness, ''));
  return around.flatMap((text) => {
    const foods = foodsNotListed([text], ingredients).filter((words) => !isKindIn(words, names));
    const methods = kitchenMethods
      .filter((method) => method.test(text) && !method.test(dish))
      .map((method) => method.exec(text)![0]);
    return [...foods, ...methods].map((word) => `${word} in "${text}"`);
  });
}

const isKindIn = (words: string, names: string): boolean =>
  kindsOfFood.some(([kind, members]) => kind.test(words) && members.test(names));
