import { keepingAnswers } from '../../../words/answers-kept.ts';

const invisible = /[\u200b\u200e\u200f\u2060\ufeff\u00ad]/g;
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Signs without a shape in front of a line: joiners, and bullets and icons of a font that is not there. */
const shapeless = /^[\s\u180e\u200b-\u200f\u2060-\u206f\ufe00-\ufe0f\ue000-\uf8ff]+/;

/** "[Challah bread | https://...]", "[Challah bread](https://...)": a link that a template has left as it was written. */
const written =
  /\[([^[\]|]{1,100}?)\s?(?:\|\s?https?:\/\/[^[\]\s]{1,300}\]|\]\(https?:\/\/[^()\s]{1,300}\))/g;

/** Letters of the longest word that is left whole: patterns that look for letters in a row run out of stack over millions. */
const longestWord = 10_000;

/** One line of text: white space unified, invisible characters dropped, links without their address, words of many thousand letters parted. */
export const tidyText = keepingAnswers((text): string => {
  const tidy = text
    .replace(invisible, '')
    .replace(controls, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(shapeless, '')
    .replace(written, '$1');
  return tidy.length <= longestWord ? tidy : tidy.split(' ').map(parted).join(' ');
});

function parted(word: string): string {
  if (word.length <= longestWord) return word;
  const parts: string[] = [];
  for (let from = 0, to = 0; from < word.length; from = to) {
    to = from + longestWord;
    // Not between the halves of one letter.
    if (/[\udc00-\udfff]/.test(word.charAt(to))) to--;
    parts.push(word.slice(from, to));
  }
  return parts.join(' ');
}
