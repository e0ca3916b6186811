import type { RecipeReading } from '../reading/recipe-reading.ts';

/** Where the next doubtful words stand in a text, looked for below the caret first, then from the top. */
export function nextDoubt(
  text: string,
  caret: number,
  readLine: (line: string) => ReturnType<RecipeReading['readTypedLine']>,
): { from: number; to: number } | null {
  const lines = text.split('\n');
  const current = text.slice(0, caret).split('\n').length - 1;
  const starts = new Array<number>(lines.length).fill(0);
  for (let at = 1; at < lines.length; at += 1)
    starts[at] = starts[at - 1]! + lines[at - 1]!.length + 1;
  for (let step = 1; step <= lines.length; step += 1) {
    const at = (current + step) % lines.length;
    const line = readLine(lines[at]!);
    if (line.kind === 'ingredient' && line.doubt)
      return { from: starts[at]! + line.doubt.from, to: starts[at]! + line.doubt.to };
  }
  return null;
}
