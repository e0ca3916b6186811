import { frenchIrregular, frenchVerbs, frenchWithIss } from './french.data.ts';
import { italianIrregular, italianVerbs, italianWithIsc } from './italian.data.ts';
import { portugueseIrregular, portugueseVerbs } from './portuguese.data.ts';
import { spanishIrregular, spanishVerbs } from './spanish.data.ts';
import { conjugate, type Endings, type Spelling, type VerbForms } from './verb-forms.ts';

/** Endings by how the infinitive ends. */
type Conjugations = Readonly<Record<string, Endings>>;

const italian: Conjugations = {
  are: {
    opening: 'are a ate i iamo ino',
    told: 'o i a iamo ate ano',
    withPronoun: 'ar a ate iamo',
  },
  ere: { opening: 'ere i ete a iamo', told: 'o i e iamo ete ono', withPronoun: 'er i ete iamo' },
  ire: { opening: 'ire i ite a iamo', told: 'o i e iamo ite ono', withPronoun: 'ir i ite iamo' },
};
const withIsc: Endings = {
  opening: 'ire isci ite isca iamo',
  told: 'isco isci isce iamo ite iscono',
  withPronoun: 'ir isci ite iamo',
};
const spanish: Conjugations = {
  ar: {
    opening: 'ar a e ad en as amos emos',
    told: 'o as a amos ais an',
    withPronoun: 'ar a e ad en emos',
  },
  er: {
    opening: 'er e a ed an es emos amos',
    told: 'o es e emos eis en',
    withPronoun: 'er e a ed an amos',
  },
  ir: {
    opening: 'ir e a id an es imos amos',
    told: 'o es e imos is en',
    withPronoun: 'ir e a id an amos',
  },
};
const portuguese: Conjugations = {
  ar: { opening: 'ar a e em amos emos', told: 'o a amos am' },
  er: { opening: 'er e a am emos amos', told: 'o e emos em' },
  ir: { opening: 'ir e a am imos amos', told: 'o e imos em' },
};
const french: Conjugations = {
  er: { opening: 'er e ez ons', told: 'e es ez ons' },
  ir: { opening: 'ir', told: 'ir' },
  re: { opening: 're s ez ons', told: 's - ez ons' },
};
const withIss: Endings = { opening: 'ir is issez issons', told: 'is it issez issons' };

const italianPronouns = 'lo la li le gli ci vi ne si';
const spanishPronouns = 'lo la los las le les me nos se';

/** "cercare, cerchi", "lasciare, lasci" */
const spellItalian: Spelling = (stem, ending) => {
  if (!/^[ei]/.test(ending)) return stem + ending;
  if (stem.endsWith('i') && ending.startsWith('i')) return stem + ending.slice(1);
  return (/[cg]$/.test(stem) ? `${stem}h` : stem) + ending;
};
const asIs: Spelling = (stem, ending) => stem + ending;
/** "picar, pique", "rallar, ralle", "empezar, empiece", "regar, riegue" */
const spellBeforeE: Spelling = (stem, ending) =>
  (ending.startsWith('e')
    ? stem.replace(/[cgz]$/, (last) => ({ c: 'qu', g: 'gu', z: 'c' })[last]!)
    : stem) + ending;
/** "escoger, escoja", "cocer, cueza", "seguir, siga" */
const spellBeforeA: Spelling = (stem, ending) =>
  (/^[ao]/.test(ending)
    ? stem.replace(/gu$|[cg]$/, (last) => ({ gu: 'g', c: 'z', g: 'j' })[last]!)
    : stem) + ending;

export const italianForms = (): VerbForms => {
  const isc = new Set(italianWithIsc);
  const plain = italianVerbs.filter((verb) => !isc.has(verb));
  return formsOf(italianVerbs, italianIrregular, [
    ...regular(plain, italian, italianPronouns, { are: spellItalian }),
    conjugate(cut(italianWithIsc, 'ire'), withIsc, italianPronouns),
  ]);
};

export const spanishForms = (): VerbForms =>
  formsOf(spanishVerbs, spanishIrregular, [
    ...regular(spanishVerbs, spanish, spanishPronouns, {
      ar: spellBeforeE,
      er: spellBeforeA,
      ir: spellBeforeA,
    }),
  ]);

export const portugueseForms = (): VerbForms =>
  formsOf(portugueseVerbs, portugueseIrregular, [
    ...regular(portugueseVerbs, portuguese, '-', {
      ar: spellBeforeE,
      er: spellBeforeA,
      ir: spellBeforeA,
    }),
  ]);

export const frenchForms = (): VerbForms => {
  const iss = new Set(frenchWithIss);
  const plain = frenchVerbs.filter((verb) => !iss.has(verb));
  return formsOf(frenchVerbs, frenchIrregular, [
    ...regular(plain, french, '-', { er: spellFrench }),
    conjugate(cut(frenchWithIss, 'ir'), withIss, '-'),
  ]);
};
/** "plonger, plongeons" */
const spellFrench: Spelling = (stem, ending) =>
  (stem.endsWith('g') && ending.startsWith('o') ? `${stem}e` : stem) + ending;

const cut = (verbs: readonly string[], ending: string): string[] =>
  verbs.map((verb) => verb.slice(0, -ending.length));

/** Verbs by their group, each with both of its stems. */
function regular(
  verbs: readonly string[],
  conjugations: Conjugations,
  pronouns: string,
  spellings: Readonly<Record<string, Spelling>>,
): { opening: string[]; told: string[] }[] {
  return Object.entries(conjugations).map(([ending, endings]) => {
    const stems = verbs.flatMap((verb) => {
      const [infinitive, stressed] = verb.split('/') as [string, string?];
      if (!infinitive.endsWith(ending)) return [];
      return [infinitive.slice(0, -ending.length), ...(stressed ? [stressed] : [])];
    });
    return conjugate(stems, endings, pronouns, spellings[ending] ?? asIs);
  });
}

const formsOf = (
  verbs: readonly string[],
  irregular: readonly string[],
  groups: readonly { opening: string[]; told: string[] }[],
): VerbForms => ({
  infinitives: verbs.map((verb) => verb.split('/', 1)[0]!),
  opening: [...irregular, ...groups.flatMap(({ opening }) => opening)],
  told: [...irregular, ...groups.flatMap(({ told }) => told)],
});
