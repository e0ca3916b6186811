import { words } from '../../../words/word-list.ts';
import type { Section } from '../../headings/headings.data.ts';

/** What a part of a class name or id says about the content, in the languages site builders name things in. Folded. */
export const hintWords: Readonly<
  Record<'ingredients' | 'instructions' | 'notes' | 'equipment' | 'tips', readonly string[]>
> = {
  ingredients: words(`
    ingredient ingredients ingredientes ingrediente ingredienti ingredienser ingrediens
    ingrediens zutaten zutat ingrediente ingredienten ingr ings skladniki skladnik hozzavalok
    hozzavalo ainekset malzemeler malzeme suroviny sastojci ilika ylika zairyo zairyou material
    materials ingredientlist ingredientslist recipeingredient recipeingredients ingred
    benodigdheden shoppinglist bahan
  `),
  instructions: words(`
    instruction instructions direction directions method methods step steps preparation
    preparations procedure zubereitung anleitung preparazione procedimento etapes etape
    elaboracion preparacion pasos paso preparo preparacao passos bereiding bereidingswijze
    werkwijze przygotowanie elkeszites valmistus tarif postup priprema ektelesi tsukurikata howto
    recipeinstructions recipeinstruction instr fremgangsmaade fremgangsmate tillagning cooking
    prepare modo stappen realisation deroulement schritte schritt
  `),
  notes: words('notes note notizen remarques notas anmerkung opmerkingen'),
  equipment: words(`
    equipment utensils utensil tools materiel ustensiles zubehor utensilios
  `),
  tips: words(`
    tips tip tipps tipp astuces astuce consejos consigli dicas hint hints
  `),
};

/** Class and id names that label a fact, written as words with blanks. Folded. */
export const factNames: readonly { section: Section; pattern: RegExp }[] = [
  {
    section: 'totalTime',
    pattern:
      /\b(?:total ?time|time total|ready ?(?:in|time)|overall time|duration|total duration|temps total|tiempo total|gesamtzeit|recipe time)\b/,
  },
  {
    section: 'prepTime',
    pattern:
      /\b(?:prep(?:aration)? ?time|time prep(?:aration)?|preptime|active time|vorbereitungszeit|temps preparation|tiempo preparacion)\b/,
  },
  {
    section: 'cookTime',
    pattern:
      /\b(?:cook(?:ing)? ?time|time cook(?:ing)?|cooktime|bak(?:e|ing) ?time|kochzeit|backzeit|temps cuisson|tiempo coccion)\b/,
  },
  {
    section: 'yield',
    pattern:
      /\b(?:servings?|serves|portions?|portionen|personen|personnes|porciones|raciones|porzioni|porcoes|yields?|recipe yield|number of servings)\b/,
  },
];

/** Class and id words of what other people or other recipes fill: nothing in it belongs to this recipe. Folded. */
export const foreignWords: readonly string[] = words(`
  comment comments commentlist respond related reviews review disqus kommentare verwandte
  relacionadas similar trending popular recommended recommendations teaser teasers upsell references reflist navbox
`);

/** Class and id words of page furniture; site builders also put them on boxes that hold the recipe. Folded. */
export const furnitureWords: readonly string[] = words(`
  menu breadcrumb breadcrumbs footer nav navbar navigation submenu megamenu sidebar newsletter
  subscribe cookie cookies consent gdpr share sharing sharedaddy social ad advert advertisement ads anzeige
  werbung publicidad publicite publi pubblicita publicidade reklame adv advertising sponsor sponsored sponsorisé sponsorise patrocinado
  adsbygoogle promo popup modal login signup rating ratings nutrition nutritional nutrients cart
  toc pagination pager tags taglist carousel slider swiper search searchform toolbar lightbox
  dialog offcanvas drawer naehrwerte
`);

/** Those of them that also name boxes in which a page without another recipe may tell its own. */
export const boxWords: readonly string[] = words(
  'sidebar promo popup modal carousel slider swiper lightbox dialog offcanvas drawer',
);

/** The same, but only where a name begins with it: page builders end the names of all their boxes in such words. Folded. */
export const leadingFurnitureWords: readonly string[] = ['widget', 'widgets'];

/** Names that begin so tell what a box can do or lacks ("has-sidebar", "no-comments"), not what it holds. */
export const stateOfBox = /(?:^|\s)(?:has|have|no|with|without|is|not)[-_]\S+/gi;

/** Section kinds that end a list of ingredients or steps. */
export const closingSections: ReadonlySet<Section> = new Set<Section>([
  'notes',
  'equipment',
  'serving',
  'storage',
  'tips',
  'nutrition',
  'end',
]);
