import { oneLine, type ListText } from './list-text.ts';

/** Mail programs and browsers cut longer addresses, some of them in mid-word. */
const longestAddress = 1900;
const newLine = encodeURIComponent('\r\n');
const isItem = (line: string) => /^[-•☑☐] /.test(line);

/**
 * The address of a letter with the list as its text. A list that is too long for an address ends after a whole line and says how much is
 * left out.
 */
export function mailAddress({ subject, opening, lines, page }: ListText): string {
  const start = `mailto:?subject=${encodeURIComponent([...oneLine(subject)].slice(0, 120).join(''))}&body=`;
  const address = (text: readonly string[]) =>
    start + text.map((line) => encodeURIComponent(line)).join(newLine);
  const all = [opening, ...lines];
  const items = all.filter(isItem).length;
  const ending = (kept: number) => ['', `${items - kept} more on the whole list: ${page}`];
  let length = start.length;
  let kept = 0;
  let cut: string[] | null = null;
  for (const [at, line] of all.entries()) {
    length += encodeURIComponent(line).length + (at === 0 ? 0 : newLine.length);
    if (length > longestAddress) {
      return address(cut ?? [`The list is at ${page}`]);
    }
    if (!isItem(line)) continue;
    kept += 1;
    const end = ending(kept);
    const ended = length + address(end).length - start.length + newLine.length;
    if (ended <= longestAddress) cut = [...all.slice(0, at + 1), ...end];
  }
  return address(all);
}
