import { pattern } from '../../../words/pattern.ts';
import { ingredientLine } from './text-blocks.ts';

/** What one piece of Cooklang's markup says: `@name{amount%unit}(preparation)`, `#pot{}`, `~name{5%minutes}`. */
export interface Mark {
  kind: 'ingredient' | 'cookware' | 'timer';
  name: string;
  amount: string;
  unit: string;
  preparation: string | null;
  /** `?`: may be left out. */
  optional: boolean;
  /** `&` or `-`: named again, or not for the list. */
  unlisted: boolean;
}

// A name of several words needs its braces; without them a name is one word.
const mark = pattern('gu')`
  (?<![\p{L}\p{N}])([@#~])([@&?+-]{0,3})(?:\([=~\d]{1,5}\))?(?:
  ([^\s@#~{}()][^@#~{}\n]{0,200}?)?\{([^{}\n]{0,200})\}(?:\(([^()\n]{1,300})\))?|
  ([\p{L}\p{N}_][\p{L}\p{N}\p{M}_'’-]*(?:\/[\p{L}\p{N}_-]+)*))
`;

/** A line of a step as a person reads it, and the marks that were in it. */
export function readMarks(line: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  const text = line.replace(
    mark,
    (
      whole,
      sign: string,
      modifiers: string,
      braced: string | undefined,
      inner: string | undefined,
      preparation: string | undefined,
      word: string | undefined,
    ) => {
      const [amount = '', unit = ''] = (inner ?? '').split('%').map((part) => part.trim());
      // A longer name before braces: "@salt and @pepper{}" names salt alone, for the pattern stops at the next sign.
      const said = (braced ?? word ?? '').trim();
      if (!said && sign !== '~') return whole;
      const [path = '', alias] = said.split('|');
      const name = (alias ?? path.replace(/^\.{0,2}\/?(?:[^/]*\/)*/, '')).trim();
      const found: Mark = {
        kind: sign === '@' ? 'ingredient' : sign === '#' ? 'cookware' : 'timer',
        name,
        amount: amount.replace(/^=/, '').trim(),
        unit,
        preparation: preparation?.trim() ?? null,
        optional: modifiers.includes('?'),
        unlisted: modifiers.includes('&') || modifiers.includes('-'),
      };
      marks.push(found);
      return found.kind === 'timer'
        ? [found.amount, found.unit].filter(Boolean).join(' ') || name
        : name;
    },
  );
  return { text: text.replace(/\s+/g, ' ').trim(), marks };
}

/** An ingredient as a line of the list. */
export function markLine({ name, amount, unit, preparation, optional }: Mark): string {
  return ingredientLine(
    amount,
    unit,
    name,
    [preparation, optional ? 'optional' : null].filter(Boolean).join(', ') || null,
  );
}
