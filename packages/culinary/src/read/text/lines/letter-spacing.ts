/** So many letters, each by itself, are no words: "S O P A". */
const SPACED = /(?<!\S)[\p{L}'’&-](?:[ \t\u00a0]{1,6}[\p{L}'’&-]){3,}(?=\s*[:!]?(?:\s|$))/gu;

/**
 * A text whose words that are spaced out letter by letter are whole: "S O P A   D E   A J O" is "SOPA DE AJO". A wider gap than that between
 * two letters parts words; where all gaps are alike, nothing tells where one ends, and it stays.
 */
export const withoutLetterSpacing = (text: string): string => text.replace(SPACED, wholeWords);

function wholeWords(spaced: string): string {
  const gaps = spaced.match(/\s+/gu) ?? [];
  const between = Math.min(...gaps.map(({ length }) => length));
  const words: string[] = [];
  let word = '';
  for (const [part] of spaced.matchAll(/\s+|\S/gu)) {
    if (part.trim() !== '') word += part;
    else if (part.length > between) {
      words.push(word);
      word = '';
    }
  }
  words.push(word);
  const isOneWord = words.length === 1 && word.length <= LONGEST_WORD;
  return words.length > 1 || isOneWord ? words.join(' ') : spaced;
}
const LONGEST_WORD = 14;
