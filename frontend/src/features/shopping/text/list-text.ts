/** A list as plain text: for the clipboard, a file, a letter and the share sheet. */
export interface ListText {
  /** The first line of the text. */
  heading: string;
  /** Of a letter; without what its first line says. */
  subject: string;
  /** The first line of a letter. */
  opening: string;
  /** What follows: for each aisle a blank line, its name and its things; at the end, where it came from. */
  lines: readonly string[];
  fileName: string;
  /** Where the whole list is. */
  page: string;
}

/** What goes to the clipboard and, line by line, into the file. */
export const wholeText = ({ heading, lines }: ListText): string[] => [heading, ...lines];

/** No text of a recipe begins a line of its own. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** "• 500 g ricotta": a mark, then what is stated of amount, unit and name. */
export const itemLine = (mark: string, ...parts: readonly (string | null)[]) =>
  `${mark} ${oneLine(parts.filter(Boolean).join(' '))}`;

/** Aisles as lines: each after a blank one, its things below. */
export const aisleLines = <Item>(
  aisles: readonly { name: string; items: readonly Item[] }[],
  lineOf: (item: Item) => string,
): string[] =>
  aisles.flatMap(({ name, items }) => ['', oneLine(name), ...items.map((item) => lineOf(item))]);

/** A file name that every system takes. */
export function listFileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^shopping-list(-|$)/, '');
  return `shopping-list${words === '' ? '' : `-${[...words].slice(0, 60).join('').replace(/-+$/, '')}`}.txt`;
}
