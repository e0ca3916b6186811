import { ENDS_LIST, SAID_OF_ITEM } from './said-in-list.data.ts';

const LONGEST_ITEM = 240;

interface SaidInList {
  items: string[];
  /** The items of which more was said, as they were told. */
  asTold: string[];
}

/**
 * The items of a told list without what its teller says beside them, and where it ends: "a brace of pheasants, the butcher does that for you",
 * "that's the lot".
 */
export function withoutSaidBeside(lines: readonly string[]): SaidInList {
  const asTold: string[] = [];
  const items = lines.flatMap((line) => {
    if (line.length > LONGEST_ITEM) return [line];
    const parts = line.split(/,\s(?![^(]*\))/u);
    const kept = parts.filter(
      (part, at) => !ENDS_LIST.test(part) && (at === 0 || !SAID_OF_ITEM.test(part)),
    );
    if (kept.length === parts.length) return [line];
    if (parts.some((part, at) => at > 0 && SAID_OF_ITEM.test(part))) asTold.push(line);
    return kept.length === 0 ? [] : [kept.join(', ')];
  });
  return { items, asTold };
}
