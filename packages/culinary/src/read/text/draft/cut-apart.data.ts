import type { Language } from '../../../words/language.ts';
import { wordSet } from '../../../words/word-list.ts';

/** Endings of words that say what was done to a food; orders end otherwise. */
export const PARTICIPLES: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:\p{Ll}{3,}ed|cut|torn|split|beaten|frozen|shaken)$/u,
  de: /^(?:\p{Ll}{0,6}ge\p{Ll}{3,}(?:t|en)|(?:ent|zer|ver)\p{Ll}{3,}t|zer\p{Ll}{4,}en|\p{Ll}{3,}iert)$/u,
  fr: /^(?:\p{Ll}{3,}é(?:e?s?)|(?:cuit|fondu|battu|fendu)e?s?)$/u,
  it: /^(?:\p{Ll}{2,}(?:[aiu]t[oai])|sciolt[oaie]|cott[oaie]|mess[oaie])$/u,
  es: /^(?:\p{Ll}{2,}[ai]d[oa]s?|cubiertos?|fritos?|sueltos?)$/u,
};

/** What is said of the dish or of a tin, not of the food that stands before it. */
export const OF_DISH_OR_TIN: ReadonlySet<string> = wordSet(`
  covered uncovered greased lined floured mixed combined reserved needed seed speed
  zugedeckt abgedeckt bedeckt gefettet eingefettet vermischt vermengt verrührt gegen
  couvert couverte mélangé mélangée beurré beurrée graissé farinée fariné
  coperto coperta unto unta imburrato imburrata infarinato mescolato mescolate aggiungete unite tutto
  tapado tapada cubierto engrasado engrasada mezclado mezclada todo
`);

/** Right behind a comma, before the shape in which a food lies: "en dés", "a fette". */
export const LIES_IN: ReadonlySet<string> = wordSet('in into en a à');

/** Shapes in which foods are cut, beside those of the preparations. */
export const SHAPES: ReadonlySet<string> = wordSet(`
  wedges rings chunks cubes pieces slices strips rounds matchsticks batons quarters halves dice segments florets half
  spalten achteln vierteln hälften streifen streifchen scheiben scheibchen ringen würfeln würfelchen stücken stückchen stiften röschen schnitzen segmenten ringe würfel stücke stifte scheibe
  dés petits-dés tranches rondelles morceaux lamelles cubes quartiers lanières bâtonnets julienne allumettes brunoise lardons gros-dés quatre deux mirepoix
  fette fettine dadini dadi cubetti pezzi pezzetti pezzettini tocchi tocchetti rondelle listarelle spicchi striscioline lamelle filetti julienne quarti strisce
  dados daditos cubos cubitos rodajas tiras trozos trocitos láminas cuartos gajos juliana aros migas lonchas taquitos tacos medallones brunoise mitades
`);

/** Joins a cut to where it goes or comes from: "cut into wedges", "stripped from the stalks", "tagliata a fette". */
export const GOES_ON: ReadonlySet<string> = wordSet(
  'in into from off through for to on at by with mit von aus vom zu en à de du des par au aux a al alla dal dai dalla di per da por del con',
);

/** Parts that are taken off before the participle that says so: "crusts removed". */
export const PARTS_OFF: ReadonlySet<string> = wordSet(`
  crust crusts skin skins stalk stalks stone stones seeds core cores rind fat leaves top tops ends root roots tails shells string strings
  rinde kerne stiele strunk haut kerngehäuse enden schale stein steine blätter
`);

/** Behind a comma these join a further item. */
export const ANDS: ReadonlySet<string> = wordSet('and und et e ed y plus &');
