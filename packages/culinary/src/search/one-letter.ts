/** Shorter words are too alike for a wrong letter to be forgiven. */
export const FORGIVEN_LENGTH = 5;

/**
 * Whether a word begins with what was typed but for one letter: wrong, missing, too many, or two swapped (Damerau's distance of 1).
 * The rest of the word may still be missing, because it may still be typed.
 */
export function beginsNearly(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && same < word.length && word.charCodeAt(same) === typed.charCodeAt(same)) same++;
  if (same === typed.length) return true;
  return (
    word.startsWith(typed.slice(same + 1), same + 1) && word.length > same
    || word.startsWith(typed.slice(same), same + 1)
    || word.startsWith(typed.slice(same + 1), same)
    || (word[same] === typed[same + 1] && word[same + 1] === typed[same] && word.startsWith(typed.slice(same + 2), same + 2))
  );
}

/** Whether two whole words differ in one letter at most. */
export function isNearly(word: string, typed: string): boolean {
  return Math.abs(word.length - typed.length) <= 1 && beginsNearly(word, typed) && beginsNearly(typed, word);
}
