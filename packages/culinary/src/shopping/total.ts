import type { Food } from '../foods/food.ts';
import { measureOf, measures, type MeasureId } from '../ingredients/measures.data.ts';
import { unitById } from '../ingredients/units.ts';
import { countedText, measuredText, measureText, spoonText } from './amount-text.ts';
import { gramsOf, isPiece, millilitresOf, type Need } from './need.ts';
import { soldWhole, spoons, trifles } from './shopping-words.data.ts';

/** Solids below this many millilitres are measured with spoons, above it they are weighed. */
const fewSpoons = 60;

export interface TotalOptions {
  food: Food | null;
  language: string | null;
  /** In which units weights, volumes and lengths are said. */
  units: 'metric' | 'imperial';
}

/**
 * All that is needed of one thing, as one buys it. Amounts of one kind are added; volumes and pieces join a weight where density or piece weight are
 * known, and what cannot be joined stands beside it: "250 g + 1 bunch". Empty where no amount is stated.
 */
export function totalText(needs: readonly Need[], options: TotalOptions): string {
  const stated = needs.filter((need) => need.number !== null);
  const real = stated.filter((need) => need.unit === null || !trifles.has(need.unit));
  const { joined, apart } = joinable(wholesOf(real.length > 0 ? real : stated), options.food);
  return [joinedText(joined, options), ...byUnit(apart).map((group) => sameUnitText(group, options))].filter(Boolean).join(' + ');
}

/** Parts of the same things are taken from the same things: juice of one lemon and zest of two make two lemons. */
function wholesOf(needs: readonly Need[]): Need[] {
  const whole = needs.filter(({ part }) => part === null);
  const parts = new Map<string, Need[]>();
  for (const need of needs) if (need.part !== null) parts.set(need.part, [...(parts.get(need.part) ?? []), need]);
  const most = [...parts.values()].sort((a, b) => sum(b) - sum(a)).at(0) ?? [];
  return [...whole, ...most.map((need) => ({ ...need, part: null }))];
}

function joinable(needs: readonly Need[], food: Food | null): { joined: readonly Need[]; apart: readonly Need[] } {
  if (byUnit(needs).length < 2) return { joined: [], apart: needs };
  const inGrams = needs.filter((need) => gramsOf(need, food) !== null);
  const inVolume = needs.filter(({ kind }) => kind === 'volume');
  const joined = inVolume.length > inGrams.length ? inVolume : inGrams;
  return byUnit(joined).length < 2 ? { joined: [], apart: needs } : { joined, apart: needs.filter((need) => !joined.includes(need)) };
}

function joinedText(needs: readonly Need[], { food, language, units }: TotalOptions): string {
  if (needs.length === 0) return '';
  const exact = needs.every((need) => need.exact && need.kind !== 'count');
  const millilitres = needs.map((need) => millilitresOf(need, food));
  const pours = needs.every(({ kind }) => kind === 'volume') || (food?.liquid === true && needs.some(({ kind }) => kind === 'volume'));
  if (pours && millilitres.every((amount) => amount !== null)) return volumeText(needs, millilitres.reduce((total, amount) => total + amount, 0), exact, { food, language, units });
  const grams = needs.reduce((total, need) => total + (gramsOf(need, food) ?? 0), 0);
  const counted = needs.find((need) => need.kind === 'count' && food !== null && isPiece(need.unit, food));
  if (counted && food?.pieceGrams && !needs.some(({ kind }) => kind === 'mass')) return countedText(grams / food.pieceGrams, food.pieceUnit, null, isWhole(food.pieceUnit, food), language);
  return measureText('mass', grams, { exact, units, unit: commonUnit(needs, 'mass') });
}

/** Needs that all have one unit, or all measure volume. */
function sameUnitText(needs: readonly Need[], options: TotalOptions): string {
  const [first] = needs;
  if (first === undefined) return '';
  const exact = needs.every((need) => need.exact);
  if (first.kind === 'mass') return measureText('mass', needs.reduce((total, need) => total + (need.grams ?? 0), 0), { exact, units: options.units, unit: commonUnit(needs, 'mass') });
  if (first.kind === 'volume') return volumeText(needs, needs.reduce((total, need) => total + (need.millilitres ?? 0), 0), exact, options);
  if (first.kind === 'length') return measureText('length', needs.reduce((total, { number, unit }) => total + (number ?? 0) * (measureOf(unit)?.metric ?? 0), 0), { exact, units: options.units, unit: commonUnit(needs, 'length') });
  return countedText(sum(needs), first.unit, needs.find(({ size }) => size !== null)?.size ?? null, isWhole(first.unit, options.food), options.language);
}

function volumeText(needs: readonly Need[], millilitres: number, exact: boolean, { food, language, units }: TotalOptions): string {
  if (millilitres < fewSpoons && needs.every(({ unit }) => unit !== null && spoons.has(unit))) return spoonText(millilitres, language);
  const isPoured = food?.liquid === true || (units === 'metric' && exact);
  if (isPoured) return measureText('volume', millilitres, { exact, units, unit: commonUnit(needs, 'volume') });
  if (food?.density && units === 'metric') return measureText('mass', millilitres * food.density, { exact: false, units, unit: null });
  // A cup of something whose weight nobody knows is still measured in cups, in imperial any solid is.
  return millilitres < 59 ? spoonText(millilitres, language) : measuredText(millilitres / measures.cup.metric, 'cup', language);
}

function commonUnit(needs: readonly Need[], kind: 'mass' | 'volume' | 'length'): MeasureId | null {
  const unit = needs[0]?.unit ?? null;
  return measureOf(unit)?.kind === kind && needs.every((need) => need.unit === unit) ? (unit as MeasureId) : null;
}

/** By what can be added as it stands: weights, volumes, lengths, counts of one unit and one size of package. */
function byUnit(needs: readonly Need[]): Need[][] {
  const sizes = new Set(needs.filter(({ size }) => size !== null).map(sizeKey));
  const groups = new Map<string, Need[]>();
  for (const need of needs) {
    // "1 can" beside "2 cans (400 g)" is one more of them.
    const size = need.size === null && sizes.size === 1 && [...sizes][0]!.startsWith(`${need.unit} `) ? [...sizes][0]! : sizeKey(need);
    const key = need.kind === 'count' ? size : need.kind;
    groups.set(key, [...(groups.get(key) ?? []), need]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

function sizeKey({ unit, size }: Need): string {
  return `${unit} ${size?.quantity ?? ''} ${size?.unit ?? ''}`;
}

function isWhole(unit: string | null, food: Food | null): boolean {
  if (unit === null) return food !== null && soldWhole.has(food.id);
  return trifles.has(unit) || unitById(unit)?.container === true;
}

function sum(needs: readonly Need[]): number {
  return needs.reduce((total, { number }) => total + (number ?? 0), 0);
}
