import { cuisineTable } from './cuisines.data.ts';
import { readSecret, type Secret } from '../write/secret.ts';
import type { Cuisine, CuisineName } from './cuisine.ts';

interface Draft {
  name: CuisineName;
  adjective: string;
  slots: Map<string, readonly string[]>;
  sides: readonly string[];
  loves: Set<string>;
  secrets: Secret[];
}

let known: ReadonlyMap<string, Cuisine> | undefined;

/** A kitchen by its name; what its table does not tell is that of the one it is like, or of the first. */
export function cuisineOf(name: CuisineName): Cuisine {
  known ??= readCuisines();
  return known.get(name)!;
}

/**
 * A cuisine begins with "name | adjective | what it is like"; below it stand its slots with the lines that may fill them, parted by " ; ",
 * its `sides`, the principal ingredients it `loves`, and a `secret` a line with what a dish has to have for it.
 */
function readCuisines(): Map<string, Cuisine> {
  const read = new Map<string, Draft>();
  let last: Draft | undefined;
  for (const line of cuisineTable.trim().split('\n')) {
    if (line.trim() === '') continue;
    if (line.startsWith(' ')) addLine(last!, line.trim());
    else {
      const [name, adjective, like] = line.split('|').map((cell) => cell.trim());
      const from = read.get(like || 'modern');
      last = {
        name: name as CuisineName,
        adjective: adjective!,
        slots: new Map(from?.slots),
        sides: from?.sides ?? [],
        loves: new Set(from?.loves),
        secrets: [],
      };
      read.set(name!, last);
    }
  }
  return read;
}

function addLine(cuisine: Draft, line: string): void {
  const space = line.indexOf(' ');
  const [word, rest] = [line.slice(0, space), line.slice(space + 1)];
  if (word === 'secret') cuisine.secrets.push(readSecret(rest));
  else if (word === 'sides') cuisine.sides = rest.split(', ');
  else if (word === 'loves') cuisine.loves = new Set(rest.split(', '));
  else cuisine.slots.set(word, rest.split(' ; '));
}
