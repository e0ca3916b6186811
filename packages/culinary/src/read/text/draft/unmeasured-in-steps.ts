import { unlistedFoods } from '../../../find/classify/foods-of-steps.ts';
import { withoutWords } from '../../../foods/passing-words.data.ts';
import { instructionVerbs } from '../../../line/likelihood/likelihood-words.data.ts';
import { isPreparation } from '../../../line/name/descriptor-phrases.ts';
import { partitives } from '../../../line/amounts/amount-words.data.ts';
import { joints } from '../../../line/name/joint-words.data.ts';
import { tokenise, type Token } from '../../../line/tokens/tokenise.ts';
import { foldText, foldWords } from '../../../words/fold.ts';
import { languageOf, type Language } from '../../../words/language.ts';
import { foodAt, foodOf, foodsIn, kindOf, type NamedFood } from './foods-named.ts';
import { saltedIn } from './salting-verbs.ts';
import { OF_DISH_OR_TIN } from './cut-apart.data.ts';
import { saidInFull } from './said-in-full.ts';
import {
  ADDS,
  ASKED_BY_NAME,
  COATS,
  COMES_OUT,
  LIKE,
  OF_DISH,
  OPTIONAL,
  OVER_IT,
  OVER_IT_FIRST,
  PARTS_FROM,
  SEASONS,
  SPREADS,
  TAKES_OUT,
  UNLESS,
  UNTIL,
} from './season-words.data.ts';

const MOST_LINES = 20;

/** A food that a step names, and where. */
export interface NamedInStep {
  text: string;
  step: number;
  from: number;
}

/**
 * The foods that steps season, dust or sprinkle the dish with, or put in, without saying how much; in the steps' own words. What `lines`
 * name already is not among them.
 */
export function unmeasuredInSteps(
  steps: readonly string[],
  lines: readonly string[],
  language: string | null,
): NamedInStep[] {
  const own = languageOf(language);
  if (own === null) return [];
  const known = knownOf(lines, own);
  const found: (NamedInStep & { name: string })[] = [];
  for (const [step, text] of steps.entries())
    for (const { 0: clause, index } of text.matchAll(/[^.;:!?()]+/g)) {
      for (const { name, from, food } of askedFor(clause, own))
        if (!known(name, food)) {
          const said = saidInFull(clause, { name, from }, own);
          found.push({ text: said.text, name, step, from: index + said.from });
        }
      for (const { name, from } of saltedIn(clause, own)) {
        const food = foodOf(tokenise(name), own);
        if (food !== null && !known(name, food))
          found.push({ text: name, name, step, from: index + from });
      }
    }
  const names = found.map(({ name }) => name);
  const putIn = unlistedFoods(steps, [...lines, ...names], [], language)
    .map(({ step, word }) => asWritten(steps[step]!, step, word, own))
    .map((named) => ({ ...named, name: named.text }))
    .filter(
      ({ step, from }) =>
        !isParted(steps[step]!, from) &&
        !isLike(steps[step]!, from) &&
        !isBecome(steps[step]!, from),
    );
  return [...found, ...putIn]
    .filter(
      ({ name }, at, all) =>
        !isOfDish(name, own) && !all.slice(0, at).some((other) => sameFood(other.name, name, own)),
    )
    .slice(0, MOST_LINES)
    .map(({ text, step, from }) => ({ text, step, from }));
}

/** "Wenn er kalt ist, mit Puderzucker bestäuben": when, and not whether. Folded. */
const ONCE_IT_IS =
  /(?:^|\s)wenn (?:(?:er|sie|es|alles|(?:der|die|das) \p{L}+) )(?:\p{L}+ ){1,3}?(?:ist|sind|wird|werden|hat|haben)(?=\s)/u;

/** The foods that a clause asks for without an amount, unless it leaves them to the cook. */
function* askedFor(clause: string, language: Language): Generator<NamedFood> {
  const folded = foldWords(clause);
  if (OPTIONAL.test(folded)) return;
  const only = language === 'de' ? folded.replace(ONCE_IT_IS, '') : folded;
  if (only.split(' ').some((word) => UNLESS[language].has(word))) return;
  const seasons = SEASONS.test(folded);
  const adds = ADDS.test(folded);
  const coats = COATS.test(folded);
  const spreads = SPREADS.test(folded);
  const takesOut = TAKES_OUT.test(folded);
  const comesOver = OVER_IT_FIRST.test(foldText(clause).trim());
  const tokens = tokenise(clause);
  let joined = -1;
  let wasCoat = false;
  for (const named of foodsIn(clause, language)) {
    const { food, at } = named;
    const before = tokens[at - 1];
    if (food.water || food.generic || OF_DISH.has(food.id)) continue;
    if (withoutWords.has(before?.lower ?? '') || isRefused(tokens, at)) continue;
    if (isBecome(clause, named.from)) continue;
    // "un moule beurré"
    if (OF_DISH_OR_TIN.has(named.name.toLowerCase())) continue;
    if (isLookedFor(clause, named.from) || isLike(clause, named.from)) continue;
    // "Fry" is no fish here.
    if (instructionVerbs.has(named.name.toLowerCase()) && !ASKED_BY_NAME.has(food.id)) continue;
    // "echa sal", "add chopped parsley and mint"
    const isBare =
      before === undefined ||
      isPreparation(before) ||
      ADDS.test(foldWords(before.lower)) ||
      (joined === at - 1 && joints.has(before.lower));
    // "in Zimtzucker wenden", "spread with salted butter"
    const isCoat = coats && IN.has(before?.lower ?? '');
    const isSpread = spreads && IS_WITH.has(tokens[at - 1]?.lower ?? '');
    if (
      seasons ||
      (comesOver && joined < 0) ||
      isOverIt(clause, named) ||
      isCoat ||
      isSpread ||
      (wasCoat && joined === at - 1 && joints.has(before?.lower ?? '')) ||
      (!takesOut && isOfPair(tokens, named, language)) ||
      (!takesOut && ASKED_BY_NAME.has(food.id)) ||
      (adds && isBare)
    ) {
      joined = named.next;
      wasCoat = isCoat;
      yield named;
    }
  }
}

/** "avec thym et laurier", "con romero y tomillo": two foods without an article, in languages in which what is there already has one. */
function isOfPair(tokens: readonly Token[], { at, next }: NamedFood, language: Language): boolean {
  if (!/^(?:fr|it|es)$/.test(language)) return false;
  const isFirst = isOpening(tokens[at - 1]) && joints.has(tokens[next]?.lower ?? '');
  if (isFirst) return foodAt(tokens, next + 1, language) !== null;
  const isSecond = joints.has(tokens[at - 1]?.lower ?? '');
  const first = isSecond
    ? [1, 2].find((words) => foodAt(tokens, at - 1 - words, language)?.next === at - 1)
    : undefined;
  return first !== undefined && isOpening(tokens[at - 2 - first]);
}
const isOpening = (token: Token | undefined): boolean =>
  token !== undefined && (token.lower === ',' || /^(?:avec|con)$/.test(token.lower));

/** "Petersilie drüber, fertig", "prezzemolo tritato sopra" */
const isOverIt = (clause: string, { from, name, at }: NamedFood): boolean => {
  if (!OVER_IT.test(foldText(clause.slice(from + name.length)).trim())) return false;
  // "die Petersilie drüber": what has an article may be measured in other words.
  return at === 0 || !KNOWN_BY.test(clause.slice(Math.max(0, from - LONGEST_ARTICLE), from));
};

const LONGEST_ARTICLE = 12;
/** An article, a part or what stands between two words of one name. */
const KNOWN_BY =
  /(?:^|[\s'’])(?:the|this|that|my|your|our|of|der|die|das|den|dem|des|von|vom|le|la|les|du|de|il|lo|i|gli|el|los|las|del|al|in|im|en|zu|zum|sur|sul|sulla|over|au|aux|ein|eine|einen|an?|une?|un[ao]?|\d+)\s?['’]?$/iu;

/** "no salt", "pas de sel", "niente sale": what is named to say that it is not put in. */
function isRefused(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  return (
    REFUSES.has(before) || (partitives.has(before) && REFUSES_OF.has(tokens[at - 2]?.lower ?? ''))
  );
}
const REFUSES: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  'kein',
  'keine',
  'keinen',
  'keinem',
  'niente',
  'nessun',
  'nessuna',
  'nada',
  'ni',
  'né',
  'ningún',
  'ninguna',
  'geen',
  'sem',
  'nem',
]);
const REFUSES_OF: ReadonlySet<string> = new Set([
  'pas',
  'nada',
  'jamais',
  'point',
  'plus',
  'niente',
]);

/** "lo fai diventare nocciola", "bis sie bernstein werden": the colour that something takes on. */
const isBecome = (text: string, from: number): boolean =>
  BECOMES.test(foldText(text.slice(Math.max(0, from - LONGEST_BECOMING), from)));
const LONGEST_BECOMING = 30;
const BECOMES =
  /(?:^|\s)(?:become|becomes|turns?|goes|colou?r(?: of)?|divent\p{L}{1,5}|color|colore|deven\p{L}{1,4}|devien\p{L}{1,4}|couleur|beurre|vuelv\p{L}{1,2}|color de|farbe von|wie) ?(?:de |di |d['’])?$/u;

const IN: ReadonlySet<string> = new Set(['in', 'por', 'dans', 'en', 'nel', 'nella']);
const IS_WITH: ReadonlySet<string> = new Set(['with', 'mit', 'avec', 'con', 'de', 'di']);

/** "until you see oil at the edges", "bis das Öl austritt": what comes out of the dish is put in by nobody. */
function isLookedFor(clause: string, at: number): boolean {
  const before = clause
    .slice(Math.max(0, at - FARTHEST_SEEN), at)
    .split(',')
    .at(-1)!;
  const behind = clause.slice(at, at + FARTHEST_SEEN).split(',')[0]!;
  return UNTIL.test(`${foldWords(before)} `) && COMES_OUT.test(foldWords(before + behind));
}
const FARTHEST_SEEN = 80;

/** Whether lines name a food already, by its id or by a word of one name. */
function knownOf(
  lines: readonly string[],
  language: Language,
): (name: string, food: NamedFood['food']) => boolean {
  const ids = new Set(
    lines.flatMap((line) => [...foodsIn(line, language)].map(({ food }) => kindOf(food))),
  );
  const words = ` ${foldWords(lines.join(' '))}`;
  return (name, food) =>
    ids.has(kindOf(food)) || (!name.includes(' ') && words.includes(` ${foldWords(name)}`));
}

const sameFood = (one: string, other: string, language: Language): boolean => {
  const [first, second] = [one, other].map((name) => {
    const food = foodOf(tokenise(name), language);
    return food === null ? name : kindOf(food);
  });
  return first === second;
};

const isOfDish = (name: string, language: Language): boolean =>
  OF_DISH.has(foodOf(tokenise(name), language)?.id ?? '');

/** "so groß wie eine Mandarine", "grandi come una noce" */
function isLike(text: string, at: number): boolean {
  const before = tokenise(text.slice(Math.max(0, at - LONGEST_LIKE), at));
  return before
    .slice(-2)
    .some(({ lower }) => LIKE.has(lower) && !/^(?:that|than|che|que)$/.test(lower));
}
const LONGEST_LIKE = 20;

const isParted = (text: string, from: number): boolean =>
  PARTS_FROM.test(`${foldWords(text.slice(Math.max(0, from - LONGEST_PARTING), from))} `);
const LONGEST_PARTING = 40;

/** The food that a folded word names or begins, as the step has it: "Bio-Orange" for "orange". */
function asWritten(text: string, step: number, word: string, language: Language): NamedInStep {
  const named = [...foodsIn(text, language)].find(({ name }) =>
    opensWith(tokenise(name)[0]?.lower ?? '', word),
  );
  if (named !== undefined) return { text: named.name, step, from: named.from };
  const written = tokenise(text).find(({ lower }) => opensWith(lower, word));
  return { text: written?.text ?? word, step, from: written?.start ?? 0 };
}

/** Whether a word, or a part of it behind a hyphen, is another once it is folded. */
const opensWith = (written: string, word: string): boolean =>
  foldWords(written).split(/[ -]/).includes(word);
