import type { Language } from '../../words/language.ts';
import { wordSet } from '../../words/word-list.ts';
import { isInstructionForm, isOtherWord, isToldForm } from './instruction-forms.ts';

/** Who does it: "tu coupes", "on ajoute", "du schneidest". */
const speakers: readonly (readonly [Language, ReadonlySet<string>])[] = [
  ['fr', wordSet('je tu on vous nous j')],
  ['de', wordSet('du ihr man')],
];
/** Between who does it and what he does: "tu la remets", "on y ajoute". */
const frenchObjects = wordSet('le la les l y en lui leur');
/** "lo taglio", "las cortas" */
const objects: readonly (readonly [Language, ReadonlySet<string>])[] = [
  ['it', wordSet('lo la li le gli l')],
  ['es', wordSet('lo la los las le les')],
];
/** What an object is not told of in these endings is a noun: "la cocina", "le mezze". */
const endingsBehindObject: Partial<Record<Language, RegExp>> = {
  it: /(?:o|iamo|[aei]te)$/,
  es: /(?:[ae]s|[aei]mos|[ae]n)$/,
};
/** So far from the beginning "se cortan" may stand: "Recién sacadas se pasan por azúcar". */
const MOST_BEFORE = 3;
/** Behind these it tells when and why, not what to do. */
const subordinates = wordSet(
  'si cuando que como porque aunque donde mientras no nunca lo quien quienes ya pues ojo veces siempre jamas casi aqui aca alli solo',
);
const goes = wordSet('vas ve va vamos vais vaya vayan ir id iremos vai vao');

/** Whether a clause, as folded words, opens with somebody who does something of a kitchen, or with what is done to it. */
export function tellsWhatIsDone(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words;
  for (const [language, some] of speakers)
    if (some.has(first))
      return isToldForm(language === 'fr' && frenchObjects.has(second) ? third : second, language);
  // "Si tagliano": "si usa" is Spanish as well, and tells when.
  if (first === 'si')
    return isToldForm(second, 'it') && /[aeo]$/.test(second) && !isToldForm(second, 'es');
  if (goes.has(first)) return isGerund(second);
  return isOfObject(first, second) || isReflexive(words);
}

const isOfObject = (first: string, second: string): boolean =>
  objects.some(
    ([language, some]) =>
      some.has(first) &&
      endingsBehindObject[language]!.test(second) &&
      isToldForm(second, language) &&
      !isOtherWord(second),
  );

/** "se pelan", "recién sacadas se pasan" */
function isReflexive(words: readonly string[]): boolean {
  const at = words.indexOf('se');
  return (
    at >= 0 &&
    at <= MOST_BEFORE &&
    /[aen]$/.test(words[at + 1] ?? '') &&
    isToldForm(words[at + 1]!, 'es') &&
    !words.slice(0, at).some((word) => subordinates.has(word))
  );
}

/** "pasando", "friendo", "mexendo" */
const isGerund = (word: string): boolean => {
  const stem = /^(.{2,})(?:ando|iendo|endo|indo)$/.exec(word)?.[1];
  return (
    stem !== undefined && ['ar', 'er', 'ir'].some((ending) => isInstructionForm(stem + ending))
  );
};
