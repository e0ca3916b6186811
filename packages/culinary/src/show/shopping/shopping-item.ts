import { filterByParts, mapByParts, type ByParts } from '../../words/by-parts.ts';
import { nameIn } from '../../foods/translated-names.ts';
import { timesText } from './amount-text.ts';
import { partsNamed } from './as-counted.ts';
import type { DishItem } from './dish-items.ts';
import { identify } from './identify.ts';
import { itemName } from './item-name.ts';
import { countedLeaves } from './leaves-of.ts';
import type { NeededAmount } from './needed-amount.ts';
import type { ShoppingItem } from './shopping-line.ts';
import { trifles } from './shopping-words.data.ts';
import { isStaple } from './staples.ts';
import { splitAmount } from './split-amount.ts';
import { languageOf, measuredTexts, remarkOf, type Units } from './item-remarks.ts';
import { totalBought, totalNeeded, type Total } from './total.ts';

/** What some lines ask for that are one thing to buy, dish by dish and name by name. */
export function* itemOf(group: readonly DishItem[], units: Units): ByParts<ShoppingItem> {
  if (group[0]!.asWritten) return yield* itemAsWritten(group);
  const { food } = group[0]!.identity;
  const whole = group.filter(({ measured }) => measured === null);
  const language = languageOf(whole.length > 0 ? whole : group);
  yield;
  const total = yield* totalBought(
    group.map(({ need }) => need),
    { food, language, units },
  );
  const names = yield* namesOfWhole(whole, total, language);
  const called = yield* itemName(inCans(names ?? [nameIn(language, food!)], group), {
    food,
    language,
    count: pureCount(total.text),
  });
  const { amount, name } = countedLeaves(total.text, called, language);
  const remark = yield* remarkOf(group, total, { language, units });
  const sources = yield* sourcesOf(group, (some) => neededText(some, language, units));
  return {
    name: name + remark,
    amount,
    quantity: splitAmount(amount),
    staple: isStaple(group),
    lines: group.map(({ line }) => line),
    sources,
  };
}

/** "2 × “1 kg 4, 3 of beef”": its figures are those of the line, to be taken so many times. */
function* itemAsWritten(group: readonly DishItem[]): ByParts<ShoppingItem> {
  const amountOf = (some: readonly DishItem[]) =>
    timesText(some.reduce((total, { need }) => total + (need.number ?? 0), 0));
  const [{ name }] = group as [DishItem];
  const amount = amountOf(group);
  const sources = yield* sourcesOf(group, function* (some) {
    return amountOf(some);
  });
  return {
    name:
      (amount === '' ? name : `“${name}”`) +
      (group.every(({ optional }) => optional) ? ' (optional)' : ''),
    amount,
    quantity: splitAmount(amount),
    staple: false,
    lines: group.map(({ line }) => line),
    sources,
  };
}

function* sourcesOf(
  group: readonly DishItem[],
  amountOf: (some: readonly DishItem[]) => ByParts<string>,
): ByParts<ShoppingItem['sources']> {
  const sources: { title: string; amount: string }[] = [];
  for (const [title, own] of Map.groupBy(group, ({ title }) => title)) {
    yield;
    sources.push({ title, amount: yield* amountOf(own) });
  }
  return sources;
}

/** What one dish needs, with juice and zest as it measures them. */
function* neededText(some: readonly DishItem[], language: string, units: Units): ByParts<string> {
  const { food } = some[0]!.identity;
  const whole = some.filter(({ measured }) => measured === null).map(({ need }) => need);
  const measured = yield* measuredTexts(some, units);
  return [totalNeeded(whole, { food, language, units }), ...measured].filter(Boolean).join(' + ');
}

/** What the lines of a group call it, in one language; null where it is only measured in parts. */
function* namesOf(
  group: readonly DishItem[],
  { packedIn }: Total,
  language: string,
): ByParts<string[] | null> {
  const plain = group.filter(({ isBetterSort }) => !isBetterSort);
  const inPack = group.filter(({ need }) => packedIn !== null && need.unit === packedIn);
  const spoken =
    inPack.length > 0 ? inPack : yield* spokenFor(plain.length > 0 ? plain : group, language);
  const own = spoken.filter(({ identity }) => identity.language === language);
  return group.length === 0
    ? null
    : (own.length > 0 ? own : group.filter(({ identity }) => identity.language === language)).map(
        ({ name }) => name,
      );
}

/** The same of what is counted in anything, without the part of it that lines name: a head of celery is no head of celery sticks. */
function* namesOfWhole(
  group: readonly DishItem[],
  total: Total,
  language: string,
): ByParts<string[] | null> {
  const names = yield* namesOf(group, total, language);
  const food = group[0]?.identity.food ?? null;
  return names === null || food === null || !group.some(({ need }) => isCounted(need))
    ? names
    : yield* mapByParts(names, (name) => partsNamed(name, food)?.whole ?? name);
}

/** A handful and a pinch are of leaves. */
const isCounted = ({ kind, number, unit }: NeededAmount): boolean =>
  kind === 'count' && number !== null && unit !== 'handful' && !trifles.has(unit ?? '');

/** "3 cans tuna": the can is said once. */
const inCans = (names: readonly string[], group: readonly DishItem[]): readonly string[] =>
  group.every(({ need }) => need.unit === 'can')
    ? names.map((name) => name.replace(/^canned /, ''))
    : names;

/** The lines whose names say what it is: "400 g canned tomatoes" rather than the tomatoes of "1 can tomatoes", where not all of it is canned by its unit. */
function* spokenFor(group: readonly DishItem[], language: string): ByParts<readonly DishItem[]> {
  if (group.every(({ need: { unit } }) => unit === 'can' || unit === 'jar')) return group;
  const clear = yield* filterByParts(
    group,
    ({ identity, name }) => identify(name, null, identity.language).key === identity.key,
  );
  return clear.some(({ identity }) => identity.language === language) ? clear : group;
}

/** How many, where the amount is a number and nothing else. */
function pureCount(amount: string): number | null {
  return /^\d+(?: \([^()]*\))?$/.test(amount) ? Number.parseInt(amount, 10) : null;
}
