import { foldWords } from '../../../words/fold.ts';
import type { Language } from '../../../words/language.ts';
import { NOT_DONE, SALTING_VERBS } from './salting-verbs.data.ts';

const LONGEST_BEFORE = 20;

/** What verbs of a clause put in by their own names, and where: of "salzt und pfeffert sie" salt and pepper. */
export const saltedIn = (clause: string, language: Language): { name: string; from: number }[] =>
  (SALTING_VERBS[language] ?? [])
    .flatMap(({ verb, food }) => {
      const found = verb.exec(clause);
      if (found === null) return [];
      const before = `${foldWords(clause.slice(Math.max(0, found.index - LONGEST_BEFORE), found.index))} `;
      return NOT_DONE.test(before) ? [] : [{ name: food, from: found.index }];
    })
    .sort((one, other) => one.from - other.from);
