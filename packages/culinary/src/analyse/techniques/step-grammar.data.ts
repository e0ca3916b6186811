import type { Language } from '../../words/language.ts';
import { phrases, words, wordSet } from '../../words/word-list.ts';

/** Words of one language that tell the verb of a step from a noun or an adjective of the same letters. All folded. */
export interface StepGrammar {
  /** Endings of verbs, by the ending that the tables write: with `stem-ar` also "stem" + "ando". */
  endings: Readonly<Record<string, readonly string[]>>;
  /** The same for forms that are nouns as well, and count at the opening of a clause only. */
  openingEndings: Readonly<Record<string, readonly string[]>>;
  /** In front of these a verb may open its part of a clause. */
  openers: ReadonlySet<string>;
  /** What an order is about begins with these: before them stands a verb. */
  articles: ReadonlySet<string>;
  /** Behind these stands a noun. */
  nounSigns: ReadonlySet<string>;
  /** What is not done. */
  negations: ReadonlySet<string>;
  /** Verbs of ending: behind a negation they say that something goes on. */
  ceasing: ReadonlySet<string>;
  /** Forms of verbs that have something done, and may stand apart from what is done: "faites les revenir". */
  causing: readonly ReadonlySet<string>[];
  /** An infinitive may close its clause. */
  verbLast: boolean;
  /** Things that a verb in front makes a name of: "baking powder", "frying pan". */
  things: ReadonlySet<string>;
  /** Phrases in which no technique is meant. */
  others: readonly string[];
}

const none = wordSet('-');
const romance = (
  openers: string,
  articles: string,
  negations: string,
  ceasing: string,
  causing: readonly string[],
  others: string,
) => ({
  openers: wordSet(openers),
  articles: wordSet(articles),
  nounSigns: none,
  negations: wordSet(negations),
  ceasing: wordSet(ceasing),
  causing: causing.map(wordSet),
  verbLast: false,
  things: none,
  others: phrases(others),
});

export const stepGrammar: Readonly<Record<Language, StepGrammar>> = {
  en: {
    endings: {},
    openingEndings: {},
    openers: wordSet(`
      and then to or gently lightly briefly quickly slowly carefully finely coarsely thinly roughly now next let will can
      should must you also well immediately just again pan finally first dry oven before after when while cold hot deep
      either coarsely generously evenly
    `),
    articles: wordSet('the your each all'),
    nounSigns: wordSet(`
      the a an of with some your his her its this that these those no in into on onto from under over per each every more
      less much for like as add serve reserved remaining leftover
    `),
    negations: wordSet('not don t never without avoid'),
    ceasing: wordSet('stop stopping cease'),
    causing: [],
    verbLast: false,
    things: wordSet(`
      powder soda sheet sheets tray trays dish dishes tin tins pan pans paper parchment oven pin board machine chocolate
      thermometer bowl water stock liquid broth juices milk oil syrup bag rack mat stone beans bacon beef cream pot
      salmon eel fish point onions apples time times foil surface sugar rice process temperature grill wine meat sauce
      chips potatoes peppers steak stick sticks knife attachment crust crumbs and of is are vegetables vegetable nuts
      edge edges block cup jug basket racks peas method instructions spoon
    `),
    others: phrases(`
      dust the work, dust a work, dust your work, dust the surface, dust the counter, dust the worktop, dust the tin, dust the board,
      brown sugar, dark brown sugar, brown rice, brown bread, brown butter, brown lentils, brown ale, brown onion, brown onions, brown or,
      reduce the heat, reduce heat, reduce the oven, reduce oven, reduce the temperature, reduce temperature, reduce to a simmer,
      reduce to low, reduce to medium, reduce speed, reduce the speed, reduce the flame, roast beef, roast potatoes, roast chicken and,
      the rest of, rest of, cream cheese, cream of, cream and, cream with, cream in, cream into, cream for, cream until, zest and,
      zest of, juice of, toast and serve, toast with, slice of, slices of, bread and, bread with, bread in, bread is, bread into, bread on, bread for,
      bread flour, bread crumbs, bread dough, bread sauce, bread knife, bread until, bread from, stuffing mix, dressing gown,
      char siu, smoke point, smoke paprika, wok until hot, pickle juice, pickle relish, glaze over, glaze and, glaze with, glaze is, glaze for,
      steam rises, steam escape, steam to escape, steam is, steam and, steam will, steam comes, cure ham, stew meat, boil over,
      freeze dried, freezing point, freezer, score of, chill flakes, whip cream substitute, layer of, layer in the tin cake,
      toast is, toast on, toast points, batter and, mince and, mince is, mince with, mince in, mince until, mince to, mince starts,
      mince has, dice with, stew and, stew is, stew with, stew for serving, core temperature, frozen, to set aside,
      set aside, crush ice, blend of, blends, grind of pepper, grinding of, fold of, mash and, mash with, fillet of, confit duck, duck confit, sweat off,
      stone fruit, rub and, brine and, brine is, pipe tobacco, bone in, bone out, bone broth, bone marrow, wrap and serve, shape of, shape is,
      let it rest of, wok with, wok and add, roast and serve with, roast is, roast to a plate, roast from, roast out, roast on a, roast rest
    `),
  },
  de: {
    endings: { en: ['en'] },
    openingEndings: { en: ['e', 'en', 't'] },
    openers: wordSet(`
      und dann danach anschliessend nun jetzt zuerst kurz leicht nochmals oder sie darin fein grob langsam gut
      zugedeckt sanft kraftig goldbraun weich gar offen lassen minuten min stunden stunde knusprig
    `),
    articles: wordSet('der die das den dem ein eine einen'),
    nounSigns: wordSet(
      'der die das den dem des ein eine einen einem einer eines zum zur vom im ins am kein keine mit aus ohne',
    ),
    negations: wordSet('nicht nie keinesfalls'),
    ceasing: none,
    causing: [],
    verbLast: true,
    things: none,
    others: phrases(`
      nicht mehr, zum braten, den braten, backpulver, bei schwacher hitze braten lassen, binden sie, in einen topf,
      vorheizen und backen lassen, zum backen, zum kochen, fur den kuhlschrank
    `),
  },
  fr: {
    endings: {
      er: ['er', 'ez', 'ons', 'ant'],
      ir: ['ir', 'issez', 'issant', 'issons'],
      re: ['re', 'ez', 'sez'],
    },
    openingEndings: { er: ['e', 'es'], ir: ['is'], re: ['s', 't'] },
    ...romance(
      'et puis ensuite se y enfin',
      'le la les l',
      'pas sans jamais',
      'cesser arreter',
      ['faire faites fais fait', 'laisser laissez laisse', 'cuire cuisez cuis'],
      'sucre roux, fariner le moule, farinez le moule, farinez un moule, farinez le plan, farinez la plaque, farinez moule',
    ),
  },
  it: {
    endings: {
      are: words('are ando iamo arlo arla arli arle atelo atela ateli atele andolo andola'),
      ere: words('ere ete endo iamo erlo erla erli erle etelo etela eteli etele'),
      ire: words('ire endo iamo irlo irla irli irle itelo itela iteli itele'),
    },
    openingEndings: { are: ['ate', 'a', 'i'], ere: ['i', 'e'], ire: ['ite', 'i', 'isci'] },
    ...romance(
      'e poi quindi si infine lo la li le ora',
      'il lo la i gli le l',
      'non senza mai',
      'smettere',
      ['fate far fare fai', 'lasciate lasciare lascia'],
      'pelati e, infarinate il piano, infarinate la teglia, infarinate uno stampo',
    ),
  },
  es: {
    endings: {
      ar: words('ar arlo arla arlos arlas ad amos ando alo ala alos alas elo ela elos elas'),
      ir: words('ir irlo irla irlos irlas id imos iendo'),
      er: words('er erlo erla erlos erlas ed emos iendo'),
    },
    openingEndings: { ar: ['a', 'e', 'en', 'an'], ir: ['e', 'a'], er: ['e', 'a'] },
    ...romance(
      'y e luego se despues entonces',
      'el la los las',
      'no sin nunca',
      'dejar parar cesar',
      ['dejar deja deje dejamos dejad'],
      'bate de, enharina la superficie, enharinar la superficie, enharina el molde',
    ),
  },
  nl: {
    endings: {},
    openingEndings: {},
    openers: wordSet(
      'en dan daarna vervolgens nu kort goed fijn grof even laat intussen ondertussen',
    ),
    articles: wordSet('de het'),
    nounSigns: wordSet('de het een van in op met uit je per elke'),
    negations: wordSet('niet nooit zonder'),
    ceasing: none,
    causing: [],
    verbLast: true,
    things: none,
    others: phrases('bak met, bak en, om te bakken'),
  },
  pt: {
    endings: {
      ar: words('ar ando amos'),
      er: words('er endo emos'),
      ir: words('ir indo imos'),
    },
    openingEndings: { ar: ['e', 'em', 'a'], er: ['a', 'e'], ir: ['a', 'e'] },
    ...romance(
      'e depois se entao em seguida',
      'o a os as',
      'nao sem nunca',
      'parar deixar',
      ['deixar deixe deixa deixamos'],
      'caldo em',
    ),
  },
  sv: {
    endings: {},
    openingEndings: {},
    openers: wordSet('och sedan darefter nu eller grovt fint latt'),
    articles: wordSet('den det'),
    nounSigns: wordSet('en ett den det de din'),
    negations: wordSet('inte aldrig utan'),
    ceasing: none,
    causing: [],
    verbLast: false,
    things: none,
    others: phrases('form med, pressa i'),
  },
};
