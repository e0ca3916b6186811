/** "2C.à s.", "1c. às.": spoons of soup, coffee and tea, whose blanks and letters are lost. */
const FRENCH_SPOON = /(?<=\d\s?|[½¼¾]\s?)[cC]\s?[.,]\s?[àaâáä]\s?([sct])(?=[.,\s])/gu;
/** "3 geStr: IL Backpulver", "2 EI Milch": the spoons of German recipes, which are called so between a figure and a food. */
const LEVEL_SPOON = /(?<=^[\d½¼¾⅓⅔/,]{1,5}\s)(gestr|geh)[.:,;]?(?=\s[IETF][LI1]\s)/iu;
const GERMAN_SPOON =
  /(?<=^[\d½¼¾⅓⅔/,]{1,5}\s(?:(?:gestr|geh)\.\s)?)(?:([TI])L|([EF])[LI1E]|TI)(?=\s\p{Lu}\p{Ll})/u;
/** "2:EL Rum": a speck behind the figure. */
const SPECK_BEFORE_SPOON = /^(\d{1,3})[:;.]\s?(?=[ETF][LI1E]\s\p{Lu}\p{Ll})/u;

/** A line of OCR with the spoons of its amount as they are written. */
export const withSpoons = (text: string): string =>
  text
    .replace(SPECK_BEFORE_SPOON, '$1 ')
    .replace(LEVEL_SPOON, (_spoon, word: string) => `${word.toLowerCase()}.`)
    .replace(GERMAN_SPOON, (_spoon, _tea, soup?: string) => (soup === undefined ? 'TL' : 'EL'))
    .replace(
      FRENCH_SPOON,
      (_spoon, of: string, at: number, whole: string) =>
        `${/\s/.test(whole[at - 1]!) ? '' : ' '}c. à ${of}`,
    );
