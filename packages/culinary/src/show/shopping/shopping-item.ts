import { nameIn } from '../../foods/translated-names.ts';
import { timesText } from './amount-text.ts';
import type { DishItem } from './dish-items.ts';
import { identify } from './identify.ts';
import { itemName } from './item-name.ts';
import type { ShoppingItem } from './shopping-line.ts';
import { cupboard, largestStaple, spoons, stapleFoods, trifles } from './shopping-words.data.ts';
import { splitAmount } from './split-amount.ts';
import { statedWeight, totalBought, totalNeeded, type Total } from './total.ts';

type Units = 'metric' | 'imperial';

/** More remarks on one thing nobody reads in a shop. */
const mostRemarks = 6;

/** What some lines ask for that are one thing to buy. */
export function itemOf(group: readonly DishItem[], units: Units): ShoppingItem {
  if (group[0]!.asWritten) return itemAsWritten(group);
  const { food } = group[0]!.identity;
  const whole = group.filter(({ measured }) => measured === null);
  const language = languageOf(whole.length > 0 ? whole : group);
  const total = totalBought(
    group.map(({ need }) => need),
    { food, language, units },
  );
  const amount = total.text;
  return {
    name:
      itemName(namesOf(whole, total, language) ?? [nameIn(language, food!)], {
        food,
        language,
        count: pureCount(amount),
      }) + remarkOf(group, total, { language, units }),
    amount,
    quantity: splitAmount(amount),
    staple: isStaple(group),
    lines: group.map(({ line }) => line),
    sources: sourcesOf(group, (some) => neededText(some, language, units)),
  };
}

/** "2 × “1 kg 4, 3 of beef”": its figures are those of the line, to be taken so many times. */
function itemAsWritten(group: readonly DishItem[]): ShoppingItem {
  const amountOf = (some: readonly DishItem[]) =>
    timesText(some.reduce((total, { need }) => total + (need.number ?? 0), 0));
  const [{ name }] = group as [DishItem];
  const amount = amountOf(group);
  return {
    name:
      (amount === '' ? name : `“${name}”`) +
      (group.every(({ optional }) => optional) ? ' (optional)' : ''),
    amount,
    quantity: splitAmount(amount),
    staple: false,
    lines: group.map(({ line }) => line),
    sources: sourcesOf(group, amountOf),
  };
}

function sourcesOf(
  group: readonly DishItem[],
  amountOf: (some: readonly DishItem[]) => string,
): ShoppingItem['sources'] {
  return [...Map.groupBy(group, ({ title }) => title)].map(([title, own]) => ({
    title,
    amount: amountOf(own),
  }));
}

/** What one dish needs, with juice and zest as it measures them. */
function neededText(some: readonly DishItem[], language: string, units: Units): string {
  const { food } = some[0]!.identity;
  const whole = some.filter(({ measured }) => measured === null).map(({ need }) => need);
  return [totalNeeded(whole, { food, language, units }), ...measuredTexts(some, units)]
    .filter(Boolean)
    .join(' + ');
}

/** "60 ml lemon juice", where lemons are bought for it. */
function measuredTexts(group: readonly DishItem[], units: Units): string[] {
  const parts = Map.groupBy(
    group.filter(({ measured }) => measured !== null),
    ({ measured }) => measured!.food,
  );
  return [...parts].map(([food, own]) => {
    const language = languageOf(own);
    const names = own.filter(({ identity }) => identity.language === language);
    return [
      totalNeeded(
        own.map(({ measured }) => measured!.need),
        { food, language, units },
      ),
      itemName(
        names.map(({ name }) => name),
        { food, language, count: null },
      ),
    ]
      .filter(Boolean)
      .join(' ');
  });
}

/** What the lines of a group call it, in one language; null where it is only measured in parts. */
function namesOf(
  group: readonly DishItem[],
  { packedIn }: Total,
  language: string,
): string[] | null {
  const plain = group.filter(({ isBetterSort }) => !isBetterSort);
  const inPack = group.filter(({ need }) => packedIn !== null && need.unit === packedIn);
  const spoken = inPack.length > 0 ? inPack : spokenFor(plain.length > 0 ? plain : group, language);
  const own = spoken.filter(({ identity }) => identity.language === language);
  return group.length === 0
    ? null
    : (own.length > 0 ? own : group.filter(({ identity }) => identity.language === language)).map(
        ({ name }) => name,
      );
}

/** The lines whose names say what it is: "400 g canned tomatoes" rather than the tomatoes of "1 can tomatoes", where not all of it is canned by its unit. */
function spokenFor(group: readonly DishItem[], language: string): readonly DishItem[] {
  if (group.every(({ need: { unit } }) => unit === 'can' || unit === 'jar')) return group;
  const clear = group.filter(
    ({ identity, name }) => identify(name, null, identity.language).key === identity.key,
  );
  return clear.some(({ identity }) => identity.language === language) ? clear : group;
}

/** The one in which most lines are written; of two with equally many English. */
function languageOf(group: readonly DishItem[]): string {
  const lines = new Map<string, number>();
  for (const {
    identity: { language },
  } of group)
    lines.set(language, (lines.get(language) ?? 0) + 1);
  const english = (language: string) => (language === 'en' ? '' : language);
  return [...lines].sort(
    ([a, as], [b, bs]) => bs - as || (english(a) < english(b) ? -1 : 1),
  )[0]![0];
}

/** How many, where the amount is a number and nothing else. */
function pureCount(amount: string): number | null {
  return /^\d+(?: \([^()]*\))?$/.test(amount) ? Number.parseInt(amount, 10) : null;
}

/** What one of several lines says is said of its part alone. */
function remarkOf(
  group: readonly DishItem[],
  { text: amount, needed }: Total,
  { language, units }: { language: string; units: Units },
): string {
  const said = [
    ...new Set(
      [
        needed ?? [],
        measuredTexts(group, units),
        statedWeight(
          group.map(({ need }) => need),
          units,
        ) ?? [],
        betterPart(group, language, units) ?? [],
        ...group.map(({ remark }) =>
          remark === null ? [] : group.length === 1 ? remark : `in part: ${remark}`,
        ),
        ...group.map(({ more }) => more ?? []),
      ].flat(),
    ),
  ];
  const shown = said.length > mostRemarks ? [...said.slice(0, mostRemarks), '…'] : said;
  return (shown.length === 0 ? '' : ` (${shown.join('; ')})`) + plainRemark(group, amount);
}

/** Of how much of it the better sort is wanted; null where that is all of it or none. */
function betterPart(group: readonly DishItem[], language: string, units: Units): string | null {
  const better = group.filter(({ isBetterSort }) => isBetterSort);
  if (better.length === 0 || better.length === group.length) return null;
  const spoken = languageOf(better);
  const amount = totalNeeded(
    better.map(({ need }) => need),
    { food: better[0]!.identity.food, language, units },
  );
  const name = itemName(
    better.filter(({ identity }) => identity.language === spoken).map((item) => item.name),
    { food: null, language: spoken, count: null },
  );
  return `in part: ${[amount, name].filter(Boolean).join(' ')}`;
}

function plainRemark(group: readonly DishItem[], amount: string): string {
  if (group.every(({ optional }) => optional)) return ' (optional)';
  const more = group.some(
    ({ need, toTaste, identity, measured }) =>
      need.number === null && measured === null && !toTaste && identity.food?.staple !== true,
  );
  return amount !== '' && more ? ' (plus some)' : '';
}

/** A little salt is at home; two kilograms of it are bought. */
export function aisleOf(group: readonly DishItem[]): string {
  const little = group.every(
    ({ need: { number, unit, millilitres } }) =>
      number === null ||
      (unit !== null && (trifles.has(unit) || (spoons.has(unit) && (millilitres ?? 0) < 60))),
  );
  return group[0]!.identity.food?.staple === true && little ? cupboard : group[0]!.identity.aisle;
}

function isStaple(group: readonly DishItem[]): boolean {
  const { food, aisle } = group[0]!.identity;
  const inPantry =
    food !== null &&
    (food.staple || stapleFoods.has(food.id) || aisle === 'Spices and dried herbs');
  const measured = group.map(({ need }) =>
    need.number === null || (need.unit !== null && trifles.has(need.unit))
      ? 0
      : (need.grams ?? need.millilitres ?? (inPantry && need.kind === 'count' ? 0 : Infinity)),
  );
  return inPantry && measured.reduce((total, amount) => total + amount, 0) <= largestStaple;
}
