import { wordSet } from '../words/word-list.ts';
import { breakWords, passingWords } from './passing-words.data.ts';

/** Parts that may be left on a food, folded. */
const parts = wordSet(`
  bone bones skin shell shells head tail tails rind stem
  knochen haut schale schwarte kopf graten
  os peau carapace carapaces coquille couenne tete aretes
  osso ossi pelle guscio cotenna testa lische
  hueso huesos piel cascara corteza cabeza espinas
  bot botten vel schil kop
  pele casca cabeca espinhas
  ben skinn skal huvud
`);
/** Behind the part: "bone-in", "skin-on". */
const behindPart = wordSet('in on');
/** In front of it: "mit Knochen", "on the bone", "sur l'os". */
const beforePart = wordSet('with on mit am an avec sur con al com no met aan med pa');
const articles = wordSet('the its their der die den dem le la les l el il lo gli de o a');

/** "with bone, sawn", but no bone marrow. */
const endsHere = (next: string | undefined) =>
  next === undefined || breakWords.has(next) || passingWords.has(next) || parts.has(next);

export interface WithoutKeptParts {
  /** What is left of the name. */
  words: readonly string[];
  /** What was said of its parts. */
  said: readonly string[];
  /** How many words are left in front of the word at an index. */
  leftBefore(index: number): number;
}

/**
 * The words of a name without "bone-in", "on the bone", "mit Haut", "con guscio": the bone, skin or shell is said to be on the food, and is not what is
 * asked for. Null where nothing of it is said, or nothing else is left.
 */
export function withoutKeptParts(words: readonly string[]): WithoutKeptParts | null {
  const isSaid = words.map(() => false);
  const say = (from: number, to: number) => isSaid.fill(true, from, to);
  for (const [at, word] of words.entries()) {
    if (!parts.has(word)) continue;
    if (behindPart.has(words[at + 1] ?? '')) say(at, at + 2);
    else if (endsHere(words[at + 1])) {
      const from = articles.has(words[at - 1] ?? '') ? at - 2 : at - 1;
      if (beforePart.has(words[from] ?? '')) say(from, at + 1);
    }
  }
  const left = words.filter((_, at) => !isSaid[at]);
  if (left.length === words.length || left.length === 0) return null;
  return {
    words: left,
    said: words.filter((_, at) => isSaid[at]),
    leftBefore: (index) => isSaid.slice(0, index).filter((said) => !said).length,
  };
}
