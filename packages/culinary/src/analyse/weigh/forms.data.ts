import { wordSet } from '../../words/word-list.ts';
import { wordTable } from '../../words/word-table.ts';

/**
 * Foods that are sold in two forms under one name, beside those of whose dried form the lexicon has a row of its own ("dried thyme"), as
 * `form that is taken, other form, the other's food or how many times as much of the taken one a gram of it is`. Dry against fresh dough by its water: kitchen estimates.
 */
export const soldInTwoForms = wordTable<string>({
  'egg-noodles': 'dried fresh 0.7',
  'ramen-noodles': 'dried fresh 0.7',
  'soba-noodles': 'dried fresh 0.7',
  'rice-noodles': 'dried fresh 0.4',
  'udon-noodles': 'fresh dried 2.4',
  tagliatelle: 'dried fresh 0.75',
  'lasagne-sheets': 'dried fresh 0.75',
  'filled-pasta': 'fresh dried 1.4',
  chickpeas: 'cooked dried dried-chickpeas',
  beans: 'cooked dried dried-beans',
  'black-beans': 'cooked dried dried-beans',
  'kidney-beans': 'cooked dried dried-beans',
  'white-beans': 'cooked dried dried-beans',
  'butter-beans': 'cooked dried dried-beans',
  'wild-mushrooms': 'fresh dried dried-mushrooms',
  shiitake: 'fresh dried dried-mushrooms',
  coconut: 'fresh dried desiccated-coconut',
  coriander: 'fresh ground ground-coriander',
  ginger: 'fresh ground ground-ginger',
  'fresh-yeast': 'fresh dried dried-yeast',
  'dried-yeast': 'dried fresh fresh-yeast',
});

/** Of these the dried ones are asked for by their own name alone. */
export const onlyFresh: ReadonlySet<string> = wordSet('mushroom fruit');

/** Kinds that are sold as another form than their food, by folded names: spaetzle from the chiller are cooked. */
export const kindsInForms: readonly (readonly [names: RegExp, row: string])[] = [
  [/(?<!\p{L})(?:spatzle|spaetzle|knopfle)/u, 'dried fresh 0.5'],
];

/** Folded words of a line that say in which form its food is. */
export const formWords = wordTable<RegExp>({
  fresh:
    /(?<!\p{L})(?:fresh\p{L}*|frisch\p{L}*|frais|fraiche?s?|fresc[oaie]s?|fresche?|vers|verse|farsk[at]?|raw|ripe|chilled)(?!\p{L})/u,
  dried:
    /(?<!\p{L})(?:dried|dry|dehydrated|getrocknet\p{L}*|trocken\p{L}*|secs?|seches?|sechee?s?|secc[oaih]e?|essiccat[oaie]|sec[oa]s?|desecad[oa]s?|deshidratad[oa]s?|gedroogde?|torkad[et]?|torkat|desiccated|instant|active|easy[- ]\p{L}+|fast[- ]action|quick|rapid|torr\p{L}*|soak\p{L}*|overnight|eingeweicht\p{L}*|einweichen|trempe\p{L}*|ammoll\p{L}*|remoj\p{L}*|demolh\p{L}*|geweekt\p{L}*|weken|blotlagd\p{L}*)(?!\p{L})/u,
  cooked:
    /(?<!\p{L})(?:cooked|boiled|drained|rinsed|canned|tinned|jarred|gekocht\p{L}*|gegart\p{L}*|abgetropft\p{L}*|cuite?s?|egoutte\p{L}*|cott[oaie]|sgocciolat[oaie]|less[oaie]|lessat[oaie]|cocid[oa]s?|escurrid[oa]s?|gekookte?|uitgelekte?|cozid[oa]s?|escorrid[oa]s?|kokta?|kokt|avrunn\p{L}*)(?!\p{L})/u,
  ground:
    /(?<!\p{L})(?:ground|powder\p{L}*|gemahlen\p{L}*|pulver|moulue?s?|poudre|macinat[oaie]|polvere|molid[oa]s?|polvo|gemalen|poeder|moid[oa]s?|malen|malet|malda)(?!\p{L})/u,
});
/** What is done to leaves and roots only while they are fresh. */
export const cutWords =
  /(?<!\p{L})(?:(?:\p{L}+ly )?(?:chopped|grated|minced|torn|shredded|sliced|peeled|crushed|julienned)|leaves|leaf|sprigs?|gehackt\p{L}*|gerieben\p{L}*|geschnitten\p{L}*|blatt\p{L}*|hachee?s?|ciselee?s?|rapee?s?|feuilles?|tritat[oaie]|grattugiat[oaie]|foglie|picad[oa]s?|rallad[oa]s?|hojas?|gehakte?|geraspte?|fijngehakte?|blaadjes|ralad[oa]s?|folhas|hackad[et]?|hackat?|rive[nt]|rivna|blad)(?!\p{L})/u;

/** Measures of what is sold dried, whatever else is said. */
export const driedMeasures: ReadonlySet<string> = new Set(['nest', 'sachet', 'envelope']);
/** Spoons of an herb or root that are filled from a jar of the spice rack. */
export const spiceMeasures: ReadonlySet<string> = new Set(['teaspoon', 'pinch', 'dash']);

/** Grams of mushrooms up to which a recipe means dried ones, and from which surely fresh ones. */
export const mostDriedMushrooms = 40;
export const surelyFreshMushrooms = 100;
/** Grams of an herb that nobody takes of a dried one. */
export const surelyFreshHerb = 5;
/** Grams of yeast between which it may be either: a sachet of dried weighs 7, a cube of fresh 42. */
export const unsureYeast: readonly [from: number, to: number] = [9, 25];
