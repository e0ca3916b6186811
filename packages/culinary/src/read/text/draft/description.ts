const LONGEST = 1500;
const SHORTEST_CUT = 200;
const FEWEST_WORDS = 5;

/** What stands above the list about the dish, cut where a sentence ends. Null where nothing does. */
export function description(paragraphs: readonly string[]): string | null {
  const text = paragraphs
    .map((paragraph) => paragraph.replace(/\s+/g, ' '))
    .filter(tellsEnough)
    .filter((paragraph) => /\p{L}{3}/u.test(paragraph))
    .join('\n');
  if (text === '') return null;
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return cut
    .slice(0, Math.max(cut.lastIndexOf('. ') + 1, cut.lastIndexOf('\n'), SHORTEST_CUT))
    .trim();
}

const tellsEnough = (paragraph: string): boolean =>
  paragraph.split(' ').length >= FEWEST_WORDS || /[.!?]$/.test(paragraph);

/** "Tin: 26 cm, deep": a label and few words, which describe no dish and yet are of it. */
export const isShortPair = (paragraph: string): boolean =>
  !tellsEnough(paragraph.replace(/\s+/g, ' ')) && PAIR.test(paragraph);
const PAIR = /^\p{Lu}[^:\d]{1,30}:\s+\S/u;
