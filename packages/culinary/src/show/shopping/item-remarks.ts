import type { ByParts } from '../../words/by-parts.ts';
import type { DishItem } from './dish-items.ts';
import { itemName } from './item-name.ts';
import { dabs, trifles } from './shopping-words.data.ts';
import { statedWeight } from './stated-weight.ts';
import { totalNeeded, type Total } from './total.ts';

export type Units = 'metric' | 'imperial';

/** More remarks on one thing nobody reads in a shop. */
const mostRemarks = 6;

/** What one of several lines says is said of its part alone. */
export function* remarkOf(
  group: readonly DishItem[],
  { text: amount, needed }: Total,
  { language, units }: { language: string; units: Units },
): ByParts<string> {
  const measured = yield* measuredTexts(group, units);
  const better = yield* betterPart(group, language, units);
  yield;
  const said = [
    ...new Set(
      [
        needed ?? [],
        measured,
        statedWeight(
          group.map(({ need }) => need),
          units,
        ) ?? [],
        better ?? [],
        ...group.map(({ remark }) =>
          remark === null ? [] : group.length === 1 ? remark : `in part: ${remark}`,
        ),
        ...group.map(({ more }) => more ?? []),
        optionalPart(group, language, units),
      ].flat(),
    ),
  ];
  const shown = said.length > mostRemarks ? [...said.slice(0, mostRemarks), '…'] : said;
  return (shown.length === 0 ? '' : ` (${shown.join('; ')})`) + plainRemark(group, amount);
}

/** Of how much of it the better sort is wanted; null where that is all of it or none. */
function* betterPart(
  group: readonly DishItem[],
  language: string,
  units: Units,
): ByParts<string | null> {
  const better = group.filter(({ isBetterSort }) => isBetterSort);
  if (better.length === 0 || better.length === group.length) return null;
  const spoken = languageOf(better);
  const amount = totalNeeded(
    better.map(({ need }) => need),
    { food: better[0]!.identity.food, language, units },
  );
  const name = yield* itemName(
    better.filter(({ identity }) => identity.language === spoken).map((item) => item.name),
    { food: null, language: spoken, count: null },
  );
  return `in part: ${[amount, name].filter(Boolean).join(' ')}`;
}

/** How much of it may be left out, where not all of it may. */
function optionalPart(group: readonly DishItem[], language: string, units: Units): string[] {
  const optional = group.filter((item) => item.optional);
  if (optional.length === 0 || optional.length === group.length) return [];
  const amount = totalNeeded(
    optional.map(({ need }) => need),
    { food: optional[0]!.identity.food, language, units },
  );
  return amount === '' ? [] : [`${amount} optional`];
}

function plainRemark(group: readonly DishItem[], amount: string): string {
  if (group.every(({ optional }) => optional)) return ' (optional)';
  const isMeasured = group.some(({ need: { number, unit } }) => number !== null && !isTrifle(unit));
  const more = group.some(
    ({ need, toTaste, identity, measured }) =>
      (need.number === null || (isMeasured && dabs.has(need.unit ?? ''))) &&
      measured === null &&
      !toTaste &&
      identity.food?.staple !== true,
  );
  // "plus extra for drizzling" says so
  return amount !== '' && more && group.every((item) => item.more === null) ? ' (plus some)' : '';
}

const isTrifle = (unit: string | null): boolean => trifles.has(unit ?? '');

/** "60 ml lemon juice", where lemons are bought for it. */
export function* measuredTexts(group: readonly DishItem[], units: Units): ByParts<string[]> {
  const parts = Map.groupBy(
    group.filter(({ measured }) => measured !== null),
    ({ measured }) => measured!.food,
  );
  const texts: string[] = [];
  for (const [food, own] of parts) {
    yield;
    const language = languageOf(own);
    const names = own.filter(({ identity }) => identity.language === language);
    const amount = totalNeeded(
      own.map(({ measured }) => measured!.need),
      { food, language, units },
    );
    const name = yield* itemName(
      names.map(({ name }) => name),
      { food, language, count: null },
    );
    texts.push([amount, name].filter(Boolean).join(' '));
  }
  return texts;
}

/** The one in which most lines are written; of two with equally many English. */
export function languageOf(group: readonly DishItem[]): string {
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
