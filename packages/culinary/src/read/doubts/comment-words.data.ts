import type { Language } from '../../words/language.ts';
import { pattern } from '../../words/pattern.ts';
import { wordSet } from '../../words/word-list.ts';

/** Words of people who speak of a recipe they cooked, and of sites that want something of them; folded. */
export const speaksOfCooks: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(`
    i me my mine loved love thanks thank stars star husband wife kids delicious yummy yum amazing
      awesome newsletter subscribe subscribers comment comments review reviews sharing instagram
      pinterest facebook anyone tried turned ads affiliate
  `),
  de: wordSet(`
    ich mir mein meine meinem meiner danke lecker superlecker begeistert familie sterne newsletter
      abonnieren kommentar kommentare schmeckt geschmeckt probiert ausprobiert nachgekocht gekocht
      melde verpasse
  `),
  fr: wordSet(`
    je mon ma mes merci adore delicieux delice regale regal famille etoiles newsletter inscrivez
      abonnez commentaire referai essaye
  `),
  it: wordSet(`
    mio mia miei grazie buonissimo buonissima squisito famiglia stelle newsletter iscriviti
      commento rifaro piaciuto provato ho
  `),
  es: wordSet(`
    mi mis gracias riquisimo riquisima encanto encantado familia estrellas boletin suscribete
      comentario probado delicioso rico hice
  `),
  nl: wordSet(`
    ik mijn bedankt heerlijk smullen sterren nieuwsbrief reactie gemaakt
  `),
  pt: wordSet(`
    eu meu minha obrigado obrigada adorei delicia estrelas boletim comentario
  `),
  sv: wordSet(`
    jag min mitt tack jattegott stjarnor nyhetsbrev kommentar
  `),
};

/** Words that no sentence ends with; folded. */
export const endsOpen: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('and or the a an of with for from until plus about your'),
  de: wordSet(
    'und oder der die das dem den des ein eine einen einem einer mit fur bei bis im zum zur vom',
  ),
  fr: wordSet('et ou le la les des du un une avec pour dans sur par a au aux de'),
  it: wordSet('e o il lo gli di un una con per nel nella del della delle a al alla dal dalla'),
  es: wordSet('y el los las del un una con para en hasta a al de'),
  nl: wordSet('en de het een voor tot van'),
  pt: wordSet('e o a os as do da um uma com para em ate de'),
  sv: wordSet('och till ett en som'),
};

/** Words that a line of a list does not end with, while a step may; folded. */
export const lineEndsOpen: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('if as my our which when than into onto'),
  de: wordSet('wenn als wie weil falls sobald'),
  fr: wordSet('qui que si sa son ses leur leurs dont quand comme'),
  it: wordSet('che se suo sua tra fra quando come'),
  es: wordSet('que si su sus entre por sin como cuando'),
  nl: wordSet('als die dat zijn met om'),
  pt: wordSet('que se seu sua por sem como quando'),
  sv: wordSet('som om med av'),
};

/** A clause of which no more than the first words stand there: "only if it"; folded. */
export const endsInClause = pattern('u')`
  \b(?:(?:if|when|as|until|where|because)\s(?:it|you|they|he|she|we)|
  (?:wenn|falls|weil|dass|bis|damit|sobald)\s(?:er|sie|es|man|du|ihr|wir)|
  (?:si|quand|lorsque|que|qu)\s(?:il|ils|elle|elles|on|vous|tu|la|le|les)|
  (?:se|quando|finche)\s(?:si|vi|e|la|lo|non)|
  (?:si|cuando|que|hasta|porque)\s(?:se|te|la|lo|no|esta)|
  (?:als|wanneer|tot|omdat)\s(?:het|je|ze|hij|u)|(?:om|nar|tills)\s(?:den|det|du|man))$
`;
