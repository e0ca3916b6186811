/** So much of the line has to be quoted that nothing else is meant. */
const shortestPart = 12;

/**
 * What a doubt says beside the words that stand right above it: of "The amount is unusual: “300 g salt”." the amount is unusual, and of
 * "“300 g salt” may be misread." this may be. What quotes other words says them.
 */
export function newInSentence(sentence: string, shown: readonly (string | null)[]): string {
  const quoted = /“([^”]*)”/.exec(sentence);
  if (quoted === null || !shown.some((words) => words !== null && isOf(quoted[1]!, words)))
    return sentence;
  const [before, behind] = [
    sentence.slice(0, quoted.index),
    sentence.slice(quoted.index + quoted[0].length),
  ];
  if (before === '') return `This${behind}`;
  // "The amount is unusual: “…”." quotes, "… alone: “…” is a part of it." goes on.
  if (before.endsWith(': '))
    return /\p{L}/u.test(behind) ? `${before}this${behind}` : before.slice(0, -2) + behind;
  if (before.endsWith(' in ')) return `${before}these words${behind}`;
  return `${before}${behind.startsWith(', not ') ? 'this' : 'it'}${behind}`;
}

function isOf(quoted: string, words: string): boolean {
  const part = quoted.replace(/…$/, '').trim();
  return (
    part === words.trim() ||
    (quoted.endsWith('…') && part.length >= shortestPart && words.trim().startsWith(part))
  );
}
