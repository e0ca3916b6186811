import { namesFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';

const LONGEST = 200;
const FEWEST_LETTERS = 6;
/** "TOMATEN-GALETTE 🍅 die geht immer": a picture in the midst, and behind it what goes on small. */
const PARTED =
  /^([^\p{Extended_Pictographic}]{4,80}?)\s?(?:(?![©®™])\p{Extended_Pictographic}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]{0,3}\s?){1,6}(\p{Ll}[^\p{Extended_Pictographic}]{3,120})/u;
/** "Chicken 🍗 and rice", "Tarte 🍋 au citron": the name goes on. */
const GOES_ON =
  /^(?:and|with|in|on|of|und|mit|auf|im|aus|vom?|et|aux?|à|avec|sur|en|sans|du|des|de|e|ed|con|alla?|allo|agli|ai|al|di|del|della|y|de|del|com|e|met|en|med|och)\s/iu;

/** The name of a dish before a picture, behind which somebody says something of it: null where nothing is parted so, or the name goes on. */
export function nameBeforePicture(title: string): { name: string; said: string } | null {
  const [, name = '', said = ''] = title.length > LONGEST ? [] : (PARTED.exec(title.trim()) ?? []);
  const words = name.split(/[\s-]+/u).filter((word) => /\p{L}{2}/u.test(word));
  const isName =
    words.length > 1 &&
    name.length >= FEWEST_LETTERS &&
    (namesFood(name, 3) || dishesIn(name).length > 0);
  return isName && !GOES_ON.test(said) ? { name: name.trim(), said: said.trim() } : null;
}
