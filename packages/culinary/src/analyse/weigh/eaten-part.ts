import { figuresOf } from '../../figures/figures.ts';
import { unitById } from '../../line/units/units.ts';
import { cookedDensity, fallsTogether } from '../../show/shopping/measured-cooked.ts';
import { drained, drainedShare } from '../../show/shopping/packs.data.ts';
import { tins } from '../../show/shopping/shopping-words.data.ts';
import { foldText } from '../../words/fold.ts';
import {
  bonelessWords,
  boughtWhole,
  cookedYields,
  bathFrom,
  bathShare,
  deepFryingFrom,
  deepFryingWords,
  drainedToo,
  drainedTooShare,
  drainedWeight,
  drainedWords,
  fryingWords,
  marinadeShare,
  marinadeWords,
  tinWords,
  meatYield,
  neutralOils,
  onTheBone,
  onTheBoneFrom,
  onTheBoneIfSaid,
  onTheBoneWords,
  saltCrustShare,
  saltCrustWords,
  shallowFrom,
  shallowShare,
  soakedWords,
  soakedYield,
  usualBone,
  wholeWords,
} from './eaten.data.ts';
import { formWords } from './forms.data.ts';
import { isFat } from './fat-to-fry.ts';
import { isCutOfFish } from './whole-fish.ts';
import { portionOf } from './portion-of.ts';
import type { AskedFood } from './foods-of-line.ts';
import type { Food } from '../../foods/food.ts';
import { tidy } from './weight-words.ts';
import type { AskedWeight } from './grams-asked.ts';
import type { LineOfRecipe } from './weigh-line.ts';

interface Eaten {
  /** Of the grams that were asked for. */
  share: number;
  assumed: string | null;
}

const all: Eaten = { share: 1, assumed: null };

/** How much of what a line asks for counts, and why not all of it does. */
export function eatenOf(asked: AskedFood, weight: AskedWeight, line: LineOfRecipe): Eaten {
  return (
    rawOf(asked, weight) ??
    drainedOf(asked, weight, line) ??
    crusted(asked, line) ??
    fried(asked, weight, line) ??
    marinated(line) ??
    withoutRefuse(asked, weight, line) ??
    all
  );
}

/** Figures are of raw food: what is measured cooked is weighed back. */
function rawOf({ cooked, food, written }: AskedFood, { how }: AskedWeight): Eaten | null {
  if (food!.id === 'salt-cod' && soakedWords.test(foldText(written)))
    return {
      share: 1 / soakedYield,
      assumed: `It is weighed soaked; dry it weighs ${soakedYield} times less.`,
    };
  if (cooked === null) return null;
  const grain = cookedYields[food!.id];
  if (grain !== undefined && cooked === 'doubtful')
    return { share: 1, assumed: 'Taken as measured raw; measured cooked it would be less.' };
  if (grain !== undefined && how !== 'piece')
    return {
      share: 1 / grain,
      assumed:
        cooked === 'stated'
          ? `It is measured cooked; raw it weighs ${grain} times less.`
          : `Taken as weighed cooked; raw it weighs ${grain} times less.`,
    };
  if (cooked === 'stated' && how === 'volume' && fallsTogether(food!))
    return {
      share: cookedDensity / food!.density!,
      assumed: `It is measured cooked, when it has fallen together; a millilitre is taken as ${cookedDensity} g.`,
    };
  const isMeat = food!.aisle === 'Meat and poultry' || food!.aisle === 'Fish counter';
  return isMeat && cooked !== 'doubtful' && (how === 'stated' || how === 'volume')
    ? {
        share: 1 / meatYield,
        assumed: `${cooked === 'stated' ? 'It is' : 'Taken as'} weighed cooked; raw it weighs a third more.`,
      }
    : null;
}

/** The label of a tin states the weight with the liquid. */
function drainedOf(
  { food, need, line }: AskedFood,
  { how, grams }: AskedWeight,
  { originalText }: LineOfRecipe,
): Eaten | null {
  const tin = need.size !== null || unitById(need.unit ?? '')?.container === true;
  if (how !== 'package' && how !== 'stated') return null;
  if (!tin) return takenAsDrained(food!, grams, foldText(originalText));
  const written = foldText(originalText);
  const [, behind, before] = drainedWeight.exec(written) ?? [];
  const each = Number(behind ?? before ?? Number.NaN);
  if (each > 0 && each <= grams)
    return { share: Math.min(1, (each * (need.number ?? 1)) / grams), assumed: null };
  const said = drainedWords.test(written) && line.unit != null && tins.has(line.unit);
  const share = drained.has(food!.id)
    ? drainedShare
    : drainedToo.has(food!.id) || (said && !food!.liquid)
      ? drainedTooShare
      : null;
  return share === null
    ? null
    : { share, assumed: `Drained, ${Math.round(share * 100)}% of what the tin weighs counts.` };
}

/** "400 g canned chickpeas" may be the weight of the tin or of what is eaten of it; the latter is taken, and said. */
function takenAsDrained({ id }: Food, grams: number, written: string): Eaten | null {
  const share = drained.has(id) ? drainedShare : drainedToo.has(id) ? drainedTooShare : null;
  if (share === null || !(id.startsWith('canned-') || tinWords.test(written))) return null;
  return drainedWords.test(written) ||
    (formWords.cooked!.test(written) && !tinWords.test(written)) ||
    drainedWeight.test(written)
    ? null
    : {
        share: 1,
        assumed: `Taken as drained; with its liquid a tin of this weight holds ${tidy(grams * share)} g.`,
      };
}

/** Of the salt that a fish or a root is baked in hardly any gets inside. */
function crusted({ food, line: part }: AskedFood, line: LineOfRecipe): Eaten | null {
  const words = [part.preparation ?? '', part.note ?? '', line.originalText, line.category ?? ''];
  const isSalt = food!.id === 'salt' || food!.id.endsWith('-salt');
  return isSalt && saltCrustWords.test(foldText(words.join(' ')))
    ? {
        share: saltCrustShare,
        assumed: 'Of a crust of salt a hundredth counts; the rest is broken off.',
      }
    : null;
}

/** Of oil to fry in little stays on the food, the less the deeper it is; a spoon of it all does. */
function fried(
  { food, line: part }: AskedFood,
  { grams }: AskedWeight,
  line: LineOfRecipe,
): Eaten | null {
  const words = foldText(
    [part.preparation ?? '', part.note ?? '', line.originalText, line.category ?? ''].join(' '),
  );
  const isBath =
    isFat(food!) &&
    ((deepFryingWords.test(words) && grams > deepFryingFrom) ||
      (neutralOils.has(food!.id) && grams > bathFrom));
  if (isBath)
    return {
      share: bathShare,
      assumed: 'Of the oil to fry in a tenth counts, which stays on the food.',
    };
  return isFat(food!) && fryingWords.test(words) && grams > shallowFrom
    ? {
        share: shallowShare,
        assumed: 'Of the oil to fry in a quarter counts, which stays on the food.',
      }
    : null;
}

function marinated({ category, note }: LineOfRecipe): Eaten | null {
  return marinadeWords.test(foldText(`${category ?? ''} ${note ?? ''}`))
    ? { share: marinadeShare, assumed: 'Half of the marinade counts; the rest is poured away.' }
    : null;
}

/** Peel, stone, shell and bone, where the weight is that of what is bought. */
function withoutRefuse(
  asked: AskedFood,
  { whole, grams, how }: AskedWeight,
  line: LineOfRecipe,
): Eaten | null {
  const food = asked.food!;
  const { id } = food;
  const said = foldText(`${line.originalText} ${line.preparation ?? ''}`);
  if (isCutOfFish(food, said)) return null;
  const saidToHave =
    how === 'stated' && onTheBoneWords.test(said)
      ? (onTheBoneIfSaid[id] ??
        onTheBone[id] ??
        (food.aisle === 'Meat and poultry' ? usualBone : 0))
      : 0;
  if (saidToHave > 0) return withoutShare(saidToHave);
  const isWhole =
    how === 'piece' ||
    grams >= (onTheBoneFrom[id] ?? 0) ||
    (portionOf(id, 'whole') !== null && (asked.need.unit === null || wholeWords.test(said)));
  const bone = isWhole ? onTheBone[id] : undefined;
  const refuse = bone ?? (boughtWhole.has(id) ? figuresOf(id).refuse : 0);
  if (!whole || refuse === 0) return null;
  return bonelessWords.test(said) ? null : withoutShare(refuse);
}

/** `refuse`: percent. */
function withoutShare(refuse: number): Eaten {
  return {
    share: 1 - refuse / 100,
    assumed: `Without what is thrown away, ${100 - refuse}% of what is bought counts.`,
  };
}
