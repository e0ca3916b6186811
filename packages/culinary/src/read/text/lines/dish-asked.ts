import { namesFood } from '../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { foldText } from '../../../words/fold.ts';
import { pattern } from '../../../words/pattern.ts';
import { dishesIn, placedWords, type KnownDish } from '../../dishes/dishes-in.ts';
import { nameAround } from '../../dishes/name-around.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { ASKS, OCCASION, REQUESTS } from './dish-asked.data.ts';
import { isMessage } from './chatter.ts';
import { sentencesByStops } from './sentences-of.ts';
import { opensItem } from './item-openings.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import { dishOfYours } from '../title/dish-spoken-of.ts';
import { dishAnnounced, dishNamed, stemsOf, type NamedDish } from '../title/title-words.ts';

const LONGEST = 300;
const LEAST_CERTAIN = 0.3;
const LIKELY = 0.6;

/** The dish whose recipe others asked for, where what the cook wrote above the list names none: "me pasas la receta de tus croquetas?" */
export function dishAsked(asked: readonly string[], told: readonly string[]): string | null {
  const dish = dishInQuestions(asked, told);
  const first = told
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, FIRST_LINES)
    .filter((line) => looksLikeStep(line) <= LIKELY && !(/\d/.test(line) && isContent(line)));
  // "Fish pie for six", says the cook himself.
  return dish !== null &&
    first.some((line) => foldText(line).includes(foldText(dish)) || headsList(line, told))
    ? null
    : dish;
}

/** "Cervelle de canut, pour 6, 15 min" right above the list: the cook names the dish with what it feeds. */
function headsList(line: string, told: readonly string[]): boolean {
  const [, name = '', behind = ''] = NAME_AND_FED.exec(line) ?? [];
  const below = told.slice(told.indexOf(line) + 1).find((next) => /\p{L}/u.test(next)) ?? '';
  return (
    name.includes(' ') &&
    name.split(' ').length <= MOST_WORDS &&
    !isMessage(name) &&
    fedStatement(behind) !== null &&
    isContent(below)
  );
}
const NAME_AND_FED = /^(\p{Lu}[^,.!?:;\d]{3,50}),\s(.{3,80})$/u;

const FIRST_LINES = 3;

function dishInQuestions(asked: readonly string[], told: readonly string[]): string | null {
  const content = told.findIndex(isContent);
  const above = told.slice(0, content < 0 ? told.length : content);
  const spoken = stemsOf(told.slice(Math.max(0, content)));
  if (above.some((line) => knownDish(line) !== null)) return null;
  const known = asked
    .filter((line) => line.includes('?') || (line.length <= LONGEST && REQUESTS.test(line)))
    .map((line) => dishInQuestion(line, spoken));
  const [first] = known.filter((name) => name !== null);
  if (first !== undefined) return first;
  const [owned] = asked.map((line) => dishAskedFor(line, spoken)).filter((name) => name !== null);
  if (owned !== undefined) return owned;
  if (above.some((line) => (namesFood(line, 3) && !/\d/.test(line)) || speaks(line, spoken)))
    return null;
  const questions = asked
    .filter((line) => line.length <= LONGEST)
    .flatMap((line) => line.split(/(?<=[.?!])\s+/u))
    .filter((line) => ASKS.test(line))
    .map((line) => line.replace(PLEASE, '').trim());
  for (const question of questions) {
    const dish = namesIn(question, spoken).find(
      ({ name, certainty }) => certainty > LEAST_CERTAIN && speaks(name, spoken),
    );
    if (dish) return dish.name.replace(OCCASION, '');
    const behind = behindHow(question);
    if (behind !== null) return behind;
  }
  // "tu peux me redonner ton tourin à l'ail ??": nobody knows it, and what is told speaks of it.
  const unknown = asked
    .flatMap((line) => sentencesByStops(line.slice(0, LONGEST)))
    .map(dishOfYours);
  return unknown.find((name) => name !== null && speaks(name, spoken)) ?? null;
}

export const knownDish = (line: string): KnownDish | null =>
  line.length > LONGEST ? null : (dishesIn(line).find(({ is }) => is !== 'bare') ?? null);

/** "wie ging noch mal die Schupfnudelpfanne mit Sauerkraut?": a known dish of which list and steps speak, whatever is asked of it. */
function dishInQuestion(line: string, spoken: ReadonlySet<string>): string | null {
  const dish = knownDish(line);
  if (dish === null) return null;
  const name = nameAround(line, dish, spoken).replace(OCCASION, '');
  const isAsked = ASKS.test(line) || REQUESTS.test(line);
  return speaks(dish.name, spoken) || (isAsked && (dish.is === 'name' || speaks(name, spoken)))
    ? name
    : null;
}

/** "kannst du mir dein Gulasch schicken?", "le lasagne, come si fanno?": a known dish that is the cook's, or how to make which is asked. */
function dishAskedFor(line: string, spoken: ReadonlySet<string>): string | null {
  const dish = line.length > LONGEST ? undefined : dishesIn(line)[0];
  if (dish === undefined) return null;
  const [{ start }, end] = [placedWords(line)[dish.from]!, line.length];
  const isOwned = [...line.matchAll(OWNED)].some(
    ({ index, 0: words }) => index + words.length === start,
  );
  const near = line.slice(Math.max(0, start - FARTHEST), Math.min(end, start + FARTHEST));
  return isOwned || (dish.is !== 'bare' && ASKS.test(near))
    ? nameAround(line, dish, spoken).replace(OCCASION, '')
    : null;
}
const FARTHEST = 60;

/** "wie machst du nochmal dein Pilzrisotto": what is asked for and no more, where its words say that it is made. */
function behindHow(question: string): string | null {
  const how = HOW.exec(question);
  const behind = how ? question.slice(how.index + how[0].length).trim() : '';
  return /^\p{L}{3}/u.test(behind) &&
    behind.split(/\s+/).length <= MOST_WORDS &&
    !WHOSE.test(behind)
    ? behind
    : null;
}
const MOST_WORDS = 4;
/** "how do you do yours": whose it is, and not what. */
const WHOSE = pattern('iu')`
  ^(?:yours|ours|mine|it|this|that|them|those|deine[mnrs]?|eure[mnrs]?|unsere[mnrs]?|(?:le|la|les)?\s?(?:tien(?:ne)?s?|vôtres?|nôtres?)|ça|cela|
  tu[ao]|tue|tuoi|vostr[oaie]|nostr[oaie]|quest[oaie]|tuy[oa]s?|vuestr[oa]s?|nuestr[oa]s?|es[oe]|est[oae]s?|jouwe|die van (?:jou|jullie)|
  teus?|tuas?|isso|din|ditt|dina|det)(?![\p{L}])
`;
const HOW = pattern('iu')`
  (?<![\p{L}])(?:how (?:do|did) you (?:make|do|cook|bake)|wie (?:machst|kochst|backst|macht|kocht) (?:du|ihr|man)|wie (?:gehen|geht|ging|gingen|war|waren)|
  comment (?:est-ce que )?(?:tu fais|tu faisais|on fait|vous faites|fais-tu)|
  come (?:si fanno|si fa|(?:la |lo |le |li )?(?:fai|facevi|fate|prepari)|era|erano)|
  cómo (?:haces|hacías|hacéis|se hacen|se hace|se hacían?|era|eran|va|van)|
  hoe maak je|como (?:fazes|se faz)|hur gör du|
  me (?:pasas|pasa|mandas|das|dices) lo de|pásame lo de|
  recette d(?:u|e la|es|e|e l['’])|ricetta (?:del|della|dei|delle|dell['’])|
  receta (?:del|de la|de los|de las|de)|recept (?:van|voor|på)|receita d[aoe]s?|recipe (?:for|of)|rezept (?:für|von|vom))\s
  (?:(?:nochmal|noch|mal|immer|eigentlich|again|always|encore|sempre|siempre|your|the|that|dein(?:e[mnrs]?)?|den|die|
  das|dem|der|ton|ta|tes|le|la|les|il|lo|i|gli|
  tu[aoe]?|tuoi|el|los|las|tus|je|jouw|de|het|o|a|os|as|din|ditt)\s){0,3}
`;

/** Whether a message asks for a recipe. */
export const asksForRecipe = (line: string): boolean =>
  line.length <= LONGEST && line.trim().endsWith('?') && ASKS.test(line);

/** What a question may name: words in its midst, or what stands behind "your" and "the recipe for". */
function namesIn(question: string, spoken: ReadonlySet<string>): NamedDish[] {
  const owned = [...question.matchAll(OWNED)].at(-1);
  const behind = owned ? question.slice(owned.index + owned[0].length) : '';
  const announced = dishAnnounced(question, spoken) ?? '';
  return [
    ...[dishNamed(question, spoken)].filter(({ name }) => name !== question),
    ...[behind, announced].filter((text) => text !== '').map((text) => dishNamed(text, spoken)),
  ];
}
const OWNED = pattern('giu')`
  (?<![\p{L}])(?:your|that|dein(?:e[mnrs]?)?|eure[mnrs]?|euer|ta|ton|tes|votre|vos|tu[aoe]|tuoi|vostr[oaie]|tus?|vuestr[oa]s?|
  je|jouw|teus?|tuas?|din|ditt|dina)\s
`;
/** What a question ends with. */
const PLEASE =
  /(?:\s(?:mal |nochmal |rüber)?(?:schicken|geben|senden|schreiben|verraten|rüberschicken|again|sometime|encore|otra vez))?(?:[\s,]+(?:please|pls|plz|bitte|stp|svp|s['’]il (?:te|vous) pla[iî]t|per favore|per piacere|porfa(?:vor)?|por favor|alsjeblieft|snälla))?[^\p{L}]{0,8}$/iu;

/** Whether a line is surely one of a list, or a step. */
export const isContent = (line: string): boolean =>
  (looksLikeIngredient(line) > LIKELY && opensItem(line)) || looksLikeStep(line) > LIKELY;

const speaks = (line: string, spoken: ReadonlySet<string>): boolean =>
  [...stemsOf([line])].some((stem) => stem.length >= SHORTEST_STEM && spoken.has(stem));
/** "unas" and "dann" stand everywhere. */
const SHORTEST_STEM = 5;
