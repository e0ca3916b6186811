import { dutchIrregular, dutchPrefixes, dutchVerbs } from './dutch.data.ts';
import { englishVerbs } from './english.data.ts';
import { germanIrregular, germanPrefixes, germanVerbs } from './german.data.ts';
import { swedishShortened, swedishVerbs } from './swedish.data.ts';
import { inflect, type VerbForms } from './verb-forms.ts';

export const englishForms = (): VerbForms => ({
  infinitives: englishVerbs,
  opening: englishVerbs,
});

export const swedishForms = (): VerbForms => ({
  infinitives: swedishVerbs,
  opening: [...swedishVerbs, ...swedishShortened],
});

/** "schneide", "schneidet", "würfle"; "schneid" before an article only. */
export const germanForms = (): VerbForms => {
  const stems = germanVerbs.map((verb) => verb.replace(/e?n$/, ''));
  return {
    infinitives: germanVerbs,
    opening: [
      ...germanVerbs,
      ...germanIrregular,
      ...stems.flatMap((stem) =>
        inflect([stem.replace(/e([lr])$/, '$1')], 'e').concat(
          inflect([stem], /(?:[dt]|[^aeiourlhm][nm])$/.test(stem) ? 'et' : 't'),
        ),
      ),
    ],
    beforeArticle: stems,
    told: [...germanIrregular, ...inflect(stems, 'e st t et est')],
    prefixes: germanPrefixes,
  };
};

/** "roer", "snijd", "kook", "zeef" */
export const dutchForms = (): VerbForms => {
  const stems = dutchVerbs.map((verb) => verb.replace(/en$/, ''));
  return {
    infinitives: dutchVerbs,
    opening: [...dutchVerbs, ...dutchIrregular, ...stems.flatMap(dutchImperatives)],
    prefixes: dutchPrefixes,
  };
};

/** A vowel that stood open is doubled where it is closed, of two consonants one is left: which of both it is the letters do not tell. */
function dutchImperatives(stem: string): string[] {
  const voiceless = stem.replace(/v$/, 'f').replace(/z$/, 's');
  if (/([^aeiou])\1$/.test(voiceless)) return [voiceless.slice(0, -1)];
  const doubled = voiceless.replace(/(?<![aeiou])([aeou])([^aeiou])$/, '$1$1$2');
  return /[eo][lnr]$/.test(voiceless) ? [doubled, voiceless] : [doubled];
}
