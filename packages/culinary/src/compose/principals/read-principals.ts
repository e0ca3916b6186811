import { familyTable } from './families.data.ts';
import { principalTable } from './principals.data.ts';
import type { Family, Principal } from './principal.ts';

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const lines = (table: string): string[] => table.trim().split('\n').filter(Boolean);

let families: ReadonlyMap<string, Family> | undefined;
let principals: readonly Principal[] | undefined;

export function familyOf({ family }: Principal): Family {
  families ??= new Map(lines(familyTable).map((line) => [cells(line)[0]!, readFamily(line)]));
  return families.get(family)!;
}

function readFamily(line: string): Family {
  const [name, cutting, done, chunk, slice, portion, tender] = cells(line);
  return {
    name: name!,
    cutting: Number(cutting),
    done: done!,
    chunk: chunk!,
    slice: slice || chunk!,
    tender: tender || done!,
    portion: portion || slice || chunk!,
  };
}

/**
 * All principal ingredients. A row is "food | line for four as a main | said | answers | marks" below a line "# family"; marks are "*" for
 * the usual ones, "salty" for those that need less salt, and "x1.5" for a time of one and a half times that of the family.
 */
export function allPrincipals(): readonly Principal[] {
  if (principals !== undefined) return principals;
  const read: Principal[] = [];
  let family = '';
  for (const line of lines(principalTable)) {
    if (line.startsWith('# ')) family = line.slice(2);
    else {
      const [food, text, said, answers = '', marks = ''] = cells(line);
      read.push({
        food: food!,
        family,
        line: text!,
        said: said!,
        answers: answers === '' ? [] : answers.split(', '),
        timeFactor: Number(/x([\d.]+)/.exec(marks)?.[1] ?? 1),
        usual: marks.includes('*'),
        salty: marks.includes('salty'),
      });
    }
  }
  principals = read;
  return principals;
}
