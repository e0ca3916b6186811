import type { Profile } from '../account/account.ts';

/** What is typed beyond this is not looked at: so many words, so many characters of each. */
const MOST_WORDS = 12;
const LONGEST_KEY = 16;

/** The words of a search, by which users are found whose name or e-mail has words that begin so. */
export const searchWordsOf = (text: string): string[] => [
  ...new Set(wordsOf(text).map((word) => word.slice(0, LONGEST_KEY))),
];

/** Every beginning of every word of the name and the e-mail: what an index can find as it stands. */
export function searchKeysOf({
  firstName,
  lastName,
  email,
}: Pick<Profile, 'firstName' | 'lastName' | 'email'>): string[] {
  const keys = new Set<string>();
  for (const word of wordsOf(`${firstName} ${lastName} ${email}`))
    for (let length = 1; length <= Math.min(word.length, LONGEST_KEY); length += 1)
      keys.add(word.slice(0, length));
  return [...keys];
}

function wordsOf(text: string): string[] {
  const plain = text.slice(0, 500).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}
