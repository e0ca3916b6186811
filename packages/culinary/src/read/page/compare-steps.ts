import { doubtOfWhole, type Doubt, type RecipeDraft, type Step } from '../../recipe/recipe.ts';
import { shortened } from '../doubts/shortened.ts';
import { stemsOf } from '../text/title/title-words.ts';
import { comparable } from './comparable.ts';
import { stepEvidence } from './plain/row-evidence.ts';

const mostSteps = 150;
/** Steps of fewer letters may be the beginning of a method; of more they are one, and what the page goes on to say is looked at later. */
const fewLetters = 200;
/** Steps of fewer letters are a few words, beside so many times as many. */
const veryFewLetters = 120;
const muchMore = 2;
/** What is added to the steps reads like steps, all in all. */
const likeSteps = 0.4;
/** Stems that steps share with the list of their own dish. */
const fewestShared = 2;
/** Of its words, two tellings of one method share at least so many. */
const leastShared = 0.4;
const breaksOff = /(?:\.\.\.|…)\W*$/u;

const textsOf = (steps: readonly Step[]) => steps.map(({ text }) => text);
const stepText = (steps: readonly Step[]) => comparable(textsOf(steps).join(' '));
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** Whether each of the steps stands in the text, one behind the other. */
function standsIn(steps: readonly Step[], text: string): boolean {
  let from = 0;
  return steps.every((step) => {
    const own = comparable(step.text);
    const at = text.indexOf(own, from);
    from = at + own.length;
    return at >= 0;
  });
}

/** Whether steps are cut short, most of them, where the other telling goes on. */
function areCutShort(steps: readonly Step[], other: readonly Step[]): boolean {
  const pairs = steps.map(({ text }, at) => [text, other[at]?.text ?? ''].map(comparable));
  return (
    steps.length === other.length &&
    pairs.every(([mine, theirs]) => theirs!.startsWith(mine!)) &&
    pairs.filter(([mine, theirs]) => mine !== theirs).length * 2 > pairs.length
  );
}

/** Whether other steps are the same and more, or the same in more steps than one. */
function contain(other: readonly Step[], steps: readonly Step[]): boolean {
  const [mine, theirs] = [stepText(steps), stepText(other)];
  if (mine === theirs) return steps.length === 1 && other.length > 1;
  if (theirs.length <= mine.length) return false;
  if (areCutShort(steps, other)) return true;
  const isBroken = breaksOff.test(steps.at(-1)!.text);
  if (theirs.startsWith(mine)) return mine.length < fewLetters || isBroken;
  if (mine.length >= veryFewLetters || !standsIn(steps, theirs)) return false;
  const added = other.filter(({ text }) => !mine.includes(comparable(text)));
  return mean(added.map(({ text }) => stepEvidence(text))) >= likeSteps;
}

const share = (stems: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...stems].filter((stem) => others.has(stem)).length / (stems.size || 1);

/** Whether steps work with what the list names, and read like steps. */
function areOfDish(steps: readonly Step[], lines: readonly string[]): boolean {
  const listed = stemsOf(lines);
  const shared = [...stemsOf(textsOf(steps))].filter((stem) => listed.has(stem));
  return (
    shared.length >= fewestShared && mean(steps.map(({ text }) => stepEvidence(text))) >= likeSteps
  );
}

/** The steps of a draft, after those that other places of its page tell. */
export function withFullerSteps(
  draft: Pick<RecipeDraft, 'ingredients' | 'steps'>,
  candidates: readonly RecipeDraft[],
  text: () => string,
): { steps: Step[]; doubts: Doubt[] } {
  const lines = draft.ingredients.flatMap((group) => group.lines);
  let { steps } = draft;
  let replaced: readonly Step[] | null = null;
  for (const { steps: other } of candidates) {
    if (steps.length === 0 || other.length === 0 || other.length > mostSteps) continue;
    if (contain(other, steps)) steps = other;
    else if (
      stepText(steps).length < veryFewLetters &&
      stepText(other).length >= muchMore * stepText(steps).length &&
      areOfDish(other, lines)
    ) {
      const said = stemsOf(textsOf(steps));
      // "See the blog for the method" says nothing that could be lost.
      const isOfDish = [...said].some((stem) => stemsOf(lines).has(stem));
      if (isOfDish && share(said, stemsOf(textsOf(other))) < leastShared) replaced = steps;
      steps = other;
    }
  }
  const doubts = replaced
    ? [
        doubtOfWhole(
          `The steps of the page were taken; its recipe data say no more than “${shortened(textsOf(replaced).join(' '))}”.`,
          textsOf(replaced).join('\n'),
        ),
      ]
    : [];
  return { steps, doubts: [...doubts, ...disagreements(steps, candidates, lines, text)] };
}

const figuresOf = (text: string) => comparable(text).match(/\d+/g)?.join(' ') ?? '';
const withoutFigures = (text: string) => comparable(text).replace(/[\d/]+/g, '#');

/** The steps of which another place of the page states other figures, and that it tells others altogether. */
function disagreements(
  steps: readonly Step[],
  candidates: readonly RecipeDraft[],
  lines: readonly string[],
  text: () => string,
): Doubt[] {
  const own = Map.groupBy(textsOf(steps.slice(0, mostSteps)), withoutFigures);
  const said = new Map<string, Doubt>();
  for (const other of candidates) {
    const shown = Map.groupBy(textsOf(other.steps.slice(0, mostSteps)), withoutFigures);
    for (const [index, { text }] of steps.slice(0, mostSteps).entries()) {
      const words = withoutFigures(text);
      const [match, ...more] = shown.get(words) ?? [];
      // "Mix for 20 seconds" may stand in a recipe twice.
      if (match === undefined || more.length > 0 || own.get(words)!.length > 1) continue;
      if (figuresOf(match) === figuresOf(text)) continue;
      const sentence = `The page says “${text}” and also “${match}”.`;
      said.set(sentence, { part: 'step', index, sentence, sourceWords: match });
    }
  }
  return said.size > 0 ? [...said.values()] : otherSteps(steps, candidates, lines, text);
}

const mostShown = 0.8;

/** Whether the page shows the steps as well: what else it tells is no other telling of them. */
function areShown(steps: readonly Step[], text: string): boolean {
  const shown = comparable(text);
  const found = steps.filter((step) => shown.includes(comparable(step.text)));
  return found.length >= mostShown * steps.length;
}

/** Fewer steps than these are a remark. */
const fewestSteps = 2;

function otherSteps(
  steps: readonly Step[],
  candidates: readonly RecipeDraft[],
  lines: readonly string[],
  text: () => string,
): Doubt[] {
  const own = stemsOf(textsOf(steps));
  const strange = candidates.find(({ steps: other }) => {
    if (other.length < fewestSteps || other.length > mostSteps) return false;
    const theirs = stemsOf(textsOf(other));
    return (
      share(own, theirs) < leastShared &&
      share(theirs, own) < leastShared &&
      areOfDish(other, lines)
    );
  });
  return strange && !areShown(steps, text())
    ? [
        doubtOfWhole(
          `The page tells other steps than its recipe data: “${shortened(strange.steps[0]!.text)}”.`,
          textsOf(strange.steps).slice(0, 5).join('\n'),
        ),
      ]
    : [];
}
