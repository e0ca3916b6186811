import type { Language } from '../../words/language.ts';
import { wordSet } from '../../words/word-list.ts';

/**
 * Words that somebody says of himself or to others, verbs that make a sentence, and what says when: no name of a dish holds them, a piece of
 * a sentence does. Folded.
 */
export const SAID_IN_SENTENCE: Partial<Readonly<Record<Language, ReadonlySet<string>>>> = {
  en: wordSet(`
    i im ive id ill you youre youll we were weve theyre it its thats lets is are was were am have has had got did does do can could would
    will shall should today tonight yesterday tomorrow please thanks here
  `),
  de: wordSet(`
    ich du wir euch mir dich mich ist sind war waren wird werden hab habe haben hat hatte gibt gibts gab gabs kommt geht macht mach mache
    koche kochen wollte kann heute gestern morgen bitte danke hier
  `),
  fr: wordSet(`
    je tu nous vous on est sont etait etaient suis ai avons avez fait faire fais va vais voici voila aujourd merci ici
  `),
  it: wordSet(`
    io noi voi ti vi e' sono era erano ho hai abbiamo fatto faccio fare facciamo oggi stasera ieri domani grazie ecco qui
  `),
  es: wordSet(`
    yo nosotros te os es son era eran he hemos hay hago hace hacer hacemos toca hoy ayer gracias aqui ahi
  `),
};

/** What joins to a name what is of it: "della nonna", "mit Speck", "d'Aubrac". Folded. */
export const JOINS_TO_NAME: ReadonlySet<string> = wordSet(`
  of with in and from
  mit nach von vom aus im in und
  de du des d aux au a la avec en et
  di del dello della dei degli delle dell al allo alla ai agli alle all con in e ed
  de del con a al en y
`);
