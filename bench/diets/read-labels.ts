import type { DietClass } from '@convivio/culinary/find';

/** A name and what it is of, as its table says. */
export interface LabelledName {
  name: string;
  /** ISO 639-1. */
  language: string;
  has: readonly DietClass[];
  may: readonly DietClass[];
  /** Nobody can read it as safe. */
  unknown: boolean;
}

/**
 * Reads a table: "# en" begins a language, "dairy+eggs: hollandaise; lemon curd" labels names, and a line that is set in goes on with the one
 * before. Throws at any other.
 */
export function readLabels(table: string): LabelledName[] {
  let language = '';
  return table
    .trim()
    .replaceAll('\n  ', ' ')
    .split(/\n+/)
    .flatMap((line): LabelledName[] => {
      if (line.startsWith('# ')) {
        language = line.slice(2);
        return [];
      }
      const colon = line.indexOf(': ');
      const classes = line.slice(0, colon).split('+');
      if (colon < 0 || !classes.every((one) => label.test(one)))
        throw new Error(`"${line}" labels nothing`);
      const isSure = (sure: boolean) =>
        classes
          .filter((one) => one !== 'none' && one !== 'unknown' && one.endsWith('?') !== sure)
          .map((one) => one.replace('?', '') as DietClass);
      return line
        .slice(colon + 2)
        .split(';')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => ({
          name,
          language,
          has: isSure(true),
          may: isSure(false),
          unknown: classes.includes('unknown'),
        }));
    });
}

const label = /^(?:none|unknown|(?:meat|dairy|fish|eggs)\??)$/;
