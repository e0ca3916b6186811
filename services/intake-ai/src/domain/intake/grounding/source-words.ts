const VULGAR_FRACTION = /[¼-¾⅐-⅞]/g;
const FRACTION = /(?<!\d)(\d+)\s?[/\u2044]\s?(\d+)/g;
const WORD = /\d+(?:[.,]\d+)?|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\p{L}+/gu;
const HYPHENATED = /(\p{Ll})[-\u00ad][^\S\n]*\n\s*(\p{Ll})/gu;

/** The words and numbers of a text in their order, in a form that survives typography: no case, accents or hyphenation, "½" and "1/2" as "0.5". */
export function wordsOf(text: string): string[] {
  const plain = text
    .replace(HYPHENATED, '$1$2')
    .replace(VULGAR_FRACTION, ' $& ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(FRACTION, (_all, over: string, under: string) =>
      Number(under) ? ` ${Number((Number(over) / Number(under)).toFixed(3))} ` : ' ',
    )
    .toLowerCase();
  return (plain.match(WORD) ?? []).map((word) =>
    isNumber(word) ? String(Number(word.replace(',', '.'))) : word,
  );
}

export const isNumber = (word: string) => /^\d/.test(word);
