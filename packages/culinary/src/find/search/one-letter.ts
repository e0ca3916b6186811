/** Shorter words are too alike for a wrong letter to be forgiven. */
export const FORGIVEN_LENGTH = 5;

/**
 * Whether a word begins with what was typed but for one letter: wrong, missing, too many, or two swapped (Damerau's distance of 1).
 * The rest of the word may still be missing, because it may still be typed.
 */
export function beginsNearly(word: string, typed: string): boolean {
  let same = 0;
  while (
    same < typed.length &&
    same < word.length &&
    word.charCodeAt(same) === typed.charCodeAt(same)
  )
    same++;
  if (same === typed.length) return true;
  const wrong = same < word.length && goesOn(word, same + 1, typed, same + 1);
  return (
    wrong ||
    goesOn(word, same + 1, typed, same) ||
    goesOn(word, same, typed, same + 1) ||
    (areSwapped(word, typed, same) && goesOn(word, same + 2, typed, same + 2))
  );
}

const areSwapped = (word: string, typed: string, at: number) =>
  at + 1 < typed.length &&
  at + 1 < word.length &&
  word.charCodeAt(at) === typed.charCodeAt(at + 1) &&
  word.charCodeAt(at + 1) === typed.charCodeAt(at);

/** Whether what is left of the word begins with what is left of the typed. */
function goesOn(word: string, from: number, typed: string, typedFrom: number): boolean {
  if (word.length - from < typed.length - typedFrom) return false;
  for (let at = typedFrom; at < typed.length; at++)
    if (word.charCodeAt(from + at - typedFrom) !== typed.charCodeAt(at)) return false;
  return true;
}

/** Whether two whole words differ in one letter at most. */
export function isNearly(word: string, typed: string): boolean {
  return (
    Math.abs(word.length - typed.length) <= 1 &&
    beginsNearly(word, typed) &&
    beginsNearly(typed, word)
  );
}
