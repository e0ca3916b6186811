import { figuresOf } from '../../figures/figures.ts';
import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/search-foods.ts';
import { unitById } from '../../line/units/units.ts';
import type { NeededAmount } from '../../show/shopping/needed-amount.ts';
import { foldText } from '../../words/fold.ts';
import { tinWords } from './eaten.data.ts';
import {
  cutWords,
  driedMeasures,
  formWords,
  kindsInForms,
  mostDriedMushrooms,
  onlyFresh,
  soldInTwoForms,
  spiceMeasures,
  surelyFreshHerb,
  surelyFreshMushrooms,
  unsureYeast,
} from './forms.data.ts';

/** The form of a food that is sold fresh and dried, or cooked and dried, under one name. */
export interface Form {
  food: Food;
  /** Grams of `food` that one gram of the line is. */
  times: number;
  assumed: string | null;
}

interface Forms {
  taken: string;
  other: string;
  otherFood: Food | null;
  times: number;
}

/** `sure`: its words, its unit or its amount decide. */
interface Decision {
  form: string;
  sure: boolean;
}

/**
 * In which form a line asks for a food: as it says, else as its unit or amount decides, else in the form that is usually meant, which is told with what
 * the other would make. `written`: the line.
 */
export function formOf(food: Food, need: NeededAmount, written: string): Form {
  const said = foldText(written);
  const forms = formsOf(food, said);
  if (forms === null) return { food, times: 1, assumed: null };
  const { form, sure } = decided(food, forms, { need, said });
  const isOther = form === forms.other;
  const chosen = isOther ? (forms.otherFood ?? food) : food;
  const isWeighed = need.kind === 'mass' || need.kind === 'volume';
  const times = isOther && forms.otherFood === null && isWeighed ? forms.times : 1;
  const taken = `Taken as ${form}`;
  if (sure)
    return {
      food: chosen,
      times,
      assumed:
        times === 1 ? null : `${taken}, which counts ${compared(times)} than ${forms.taken}.`,
    };
  const ratio = ratioOf(food, forms);
  const [instead, differs] = isOther ? [forms.taken, 1 / ratio] : [forms.other, ratio];
  const known = differs > 0 && Number.isFinite(differs);
  return {
    food: chosen,
    times,
    assumed: `${taken}, which the line does not say${known ? `; ${instead} it would count about ${compared(differs)}` : ''}.`,
  };
}

/** "2.5 times more". */
function compared(times: number): string {
  const [by, way] = times < 1 ? [1 / times, 'less'] : [times, 'more'];
  return `${by < 3 ? Math.round(by * 10) / 10 : Math.round(by)} times ${way}`;
}

function formsOf(food: Food, said: string): Forms | null {
  const kind = kindsInForms.find(([names]) => names.test(said));
  const row = kind && food.id === 'egg-noodles' ? kind[1] : soldInTwoForms[food.id];
  if (row === undefined) {
    const otherFood = driedOf(food);
    return otherFood && { taken: 'fresh', other: 'dried', otherFood, times: 1 };
  }
  const [taken = '', other = '', what = ''] = row.split(' ');
  const times = Number(what);
  return Number.isNaN(times)
    ? { taken, other, otherFood: foodById(what), times: 1 }
    : { taken, other, otherFood: null, times };
}

/** "dried thyme" of thyme, "dried figs" of the fig. */
const driedOf = ({ id, plural }: Food): Food | null =>
  onlyFresh.has(id)
    ? null
    : (foodById(`dried-${id}`) ?? foodById(`dried-${plural.replaceAll(' ', '-')}`));

function decided(
  food: Food,
  forms: Forms,
  { need, said }: { need: NeededAmount; said: string },
): Decision {
  const says = (form: string) => formWords[form]!.test(said);
  if (says('dried') && forms.other === 'dried') return { form: 'dried', sure: true };
  if (says(forms.taken) || says('cooked') || tinWords.test(said))
    return { form: forms.taken, sure: true };
  if (says(forms.other)) return { form: forms.other, sure: true };
  const usual = (sure: boolean): Decision => ({ form: forms.taken, sure });
  if (food.id.endsWith('-yeast')) return usual(!isBetween(need, unsureYeast));
  const aisle = forms.otherFood?.aisle;
  if (aisle === 'Spices and dried herbs')
    return forms.otherFood!.id === 'dried-mushrooms'
      ? ofMushrooms(need, said)
      : ofHerb(forms, need, said);
  const isCounted = need.kind !== 'mass' && need.kind !== 'volume';
  if (forms.otherFood !== null)
    return usual(isCounted || unitById(need.unit ?? '')?.container === true || need.size !== null);
  return usual(need.unit !== null && driedMeasures.has(need.unit));
}

function ofMushrooms({ grams, kind }: NeededAmount, said: string): Decision {
  if (kind !== 'mass' || grams === null || cutWords.test(said))
    return { form: 'fresh', sure: true };
  return grams <= mostDriedMushrooms
    ? { form: 'dried', sure: false }
    : { form: 'fresh', sure: grams >= surelyFreshMushrooms };
}

/** Leaves and roots: what is cut is fresh, and a teaspoon of what is not comes out of the spice rack. */
function ofHerb(
  { taken, other }: Forms,
  { kind, unit, grams }: NeededAmount,
  said: string,
): Decision {
  if (cutWords.test(said)) return { form: taken, sure: true };
  if (unit !== null && spiceMeasures.has(unit)) return { form: other, sure: false };
  if (kind === 'mass') return { form: taken, sure: (grams ?? 0) >= surelyFreshHerb };
  return { form: taken, sure: kind !== 'volume' || unit === 'cup' };
}

const isBetween = ({ grams, kind }: NeededAmount, [from, to]: readonly [number, number]): boolean =>
  kind === 'mass' && grams !== null && grams >= from && grams < to;

/** How many times as much energy the same weight has in the other form. */
function ratioOf(food: Food, { otherFood, times }: Forms): number {
  if (otherFood === null) return times;
  const energy = ({ id }: Food) => figuresOf(id).nutrients?.per100g.calories ?? Number.NaN;
  return energy(otherFood) / energy(food);
}
