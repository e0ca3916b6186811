import { foldLetters } from '../../words/fold.ts';
import type { Language } from '../../words/language.ts';
import { wordSet } from '../../words/word-list.ts';
import { isInstructionForm, isVerbForm } from './instruction-forms.ts';

/** Of a past form its ending and those of the infinitives that it may be of, by language; folded. */
const PAST: Readonly<
  Partial<Record<Language, readonly (readonly [RegExp, string, readonly string[]])[]>>
> = {
  en: [
    [/(?:ed|d)$/, '', ['', 'e']],
    [/([bdgmnpt])\1ed$/, '$1', ['']],
    [/ied$/, 'y', ['']],
  ],
  de: [[/(?:e?te|e?ten|e?test)$/, '', ['en', 'n']]],
  fr: [
    [/(?:ait|aient|ais|a|erent)$/, '', ['er', 're', 'ir', 'oir']],
    [/issai(?:t|ent|s)$/, '', ['ir']],
  ],
  it: [
    [/(?:ava|avano|avo|avi|o|arono)$/, '', ['are']],
    [/(?:eva|evano|evo|evi)$/, '', ['ere']],
    [/(?:iva|ivano|ivo|ivi)$/, '', ['ire']],
  ],
  es: [
    [/(?:aba|aban|abas|abamos|o|aron)$/, '', ['ar']],
    [/(?:ia|ian|ias|iamos|io|ieron)$/, '', ['er', 'ir']],
  ],
};
/** Past forms that no ending shows. */
const STRONG: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: wordSet(
    'put cut made took came went gave brought let left fed ground spread stood kept beat shook tore broke froze stuck laid hung bent slid threw',
  ),
  de: wordSet(`
    nahm nahmen gab gaben liess liessen goss gossen schnitt schnitten briet brieten buk schlug schlugen tat taten
    kam kamen stand standen hob hoben zog zogen schob schoben schmolz rieb rieben brachte brachten band banden
    wusch wuschen quoll hing kochte briet strich strichen warf warfen
  `),
  fr: wordSet('faisait faisaient mettait mettaient prenait prenaient fit mit prit allait etait'),
  it: wordSet('faceva facevano metteva mettevano mise misero fece fecero prese poneva'),
  es: wordSet('hacia hacian ponia ponian puso hizo echo dejo freia freian cocia cocian'),
};
const SHORTEST = 4;

/** Whether a word is a past form of a verb of the kitchen, as who remembers a dish tells it: "coupait", "picaba", "rührte", "simmered". */
export function isPastForm(word: string, language: Language): boolean {
  const folded = foldLetters(word);
  if (STRONG[language]?.has(folded)) return true;
  if (folded.length < SHORTEST) return false;
  return (PAST[language] ?? []).some(([ending, instead, infinitives]) => {
    const stem = folded.replace(ending, instead);
    return (
      stem !== folded &&
      infinitives.some((infinitive) => isInstructionForm(stem + infinitive, language))
    );
  });
}

/** Whether a word says in any tense what somebody does in a kitchen. */
export const isTellingForm = (word: string, language: Language): boolean =>
  isVerbForm(word, language) || isPastForm(word, language);
