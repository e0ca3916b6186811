import type { RowGroup } from './row-groups.ts';

interface Criteria {
  /** Above zero: the group is what is looked for. */
  score(group: RowGroup): number;
  /** How much the group counts when the best one is sought. */
  weigh(group: RowGroup): number;
  /** Whether a heading or a name on the page, not the text alone, speaks for the group. */
  isSupported(group: RowGroup): boolean;
  /** Whether the group may lie between two parts of one recipe without counting as a gap. */
  isBridge(group: RowGroup): boolean;
}

/** Rows that may lie between two lists of one recipe. */
const widestGap = 12;

const kindOf = (group: RowGroup) => group.rows[0]!.kind;

/** Whether both are parts with names of their own, and nothing on the page says of either what it is but how it reads. */
const isPartBeside = (group: RowGroup, main: RowGroup, { score }: Criteria): boolean =>
  [group, main].every(({ section, hint, name }) => !section && !hint && name !== null) &&
  group.name !== main.name &&
  score(group) > 0;

/** In groups: a box that stands between two parts of one recipe is no longer. */
const longestBox = 4;

/** Whether what is looked for goes on beyond a group that would end the recipe: a box for a newsletter stands among its paragraphs. */
function goesOnBeyond(
  groups: readonly RowGroup[],
  at: number,
  direction: number,
  { main, belongs }: { main: RowGroup; belongs: (group: RowGroup) => boolean },
): boolean {
  const { parent } = main.rows[0]!;
  const beyond =
    direction > 0
      ? groups.slice(at + 1, at + 1 + longestBox)
      : groups.slice(Math.max(0, at - longestBox), at);
  return beyond.some(
    (group) =>
      group.section !== 'end' &&
      parent !== null &&
      group.rows[0]!.parent === parent &&
      kindOf(group) === kindOf(main) &&
      belongs(group),
  );
}

/** The best group and the neighbours that belong to it, in page order: up to a gap, the end of the recipe or a copy of what is already there. */
export function chooseGroups(groups: readonly RowGroup[], criteria: Criteria): RowGroup[] {
  const anchor = best(groups, criteria);
  if (anchor === null) return [];
  const main = groups[anchor]!;
  const supported = criteria.isSupported(main);
  const chosen = [main];
  const seen = new Set(main.rows.map((row) => row.text));
  const belongs = (group: RowGroup): boolean => {
    const alike = kindOf(group) === kindOf(main);
    const score = criteria.score(group) + (alike ? 0.2 : 0);
    if (score <= 0) return false;
    if (
      supported &&
      !criteria.isSupported(group) &&
      !(alike && isPartBeside(group, main, criteria))
    )
      return false;
    // A list under a heading is the whole of that section; paragraphs around it comment on it.
    return alike || group.chapter !== main.chapter || kindOf(main) !== 'li';
  };
  for (const direction of [-1, 1]) {
    let gap = 0;
    let inCopy = false;
    for (
      let at = anchor + direction;
      at >= 0 && at < groups.length && gap <= widestGap;
      at += direction
    ) {
      const group = groups[at]!;
      if (group.section === 'end' && group.hint === null) {
        if (goesOnBeyond(groups, at, direction, { main, belongs })) continue;
        break;
      }
      // A list shown again (for phones, for print) repeats every line; two parts of one recipe share butter and salt.
      inCopy = group.rows.every((row) => seen.has(row.text)) && (group.rows.length > 1 || inCopy);
      if (belongs(group) && !inCopy) {
        group.rows.forEach((row) => seen.add(row.text));
        if (direction < 0) chosen.unshift(group);
        else chosen.push(group);
        gap = 0;
      } else if (!criteria.isBridge(group)) gap += group.rows.length;
    }
  }
  return chosen;
}

function best(groups: readonly RowGroup[], criteria: Criteria): number | null {
  let found: number | null = null;
  let most = 0;
  for (const [at, group] of groups.entries()) {
    const score = criteria.score(group);
    const weight =
      score > 0 ? (score + (criteria.isSupported(group) ? 0.15 : 0.03)) * criteria.weigh(group) : 0;
    if (weight > most) {
      most = weight;
      found = at;
    }
  }
  return found;
}
