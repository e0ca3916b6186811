import { sideTable } from './sides.data.ts';

/** What is eaten with a main, and cooked beside it. */
export interface Side {
  name: string;
  /** Minutes from the beginning to the table. */
  minutes: number;
  /** Each with what stands for it in another diet. */
  lines: readonly (readonly string[])[];
  said: string;
  text: string;
}

let known: ReadonlyMap<string, Side> | undefined;

export function sideOf(name: string): Side {
  known ??= new Map(
    sideTable
      .trim()
      .split('\n')
      .map((row): [string, Side] => {
        const [id, minutes, lines, said, text] = row.split('|').map((cell) => cell.trim());
        const parted = lines!.split(' ; ').map((line) => line.split(' / '));
        return [
          id!,
          { name: id!, minutes: Number(minutes), lines: parted, said: said!, text: text! },
        ];
      }),
  );
  return known.get(name)!;
}
