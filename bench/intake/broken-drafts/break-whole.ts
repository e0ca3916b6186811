import { at, linesOf, stepsOf, withLines, withSteps, type Break } from './broken-draft.ts';
import { otherTitles } from './broken-words.data.ts';

const titled =
  (title: string | null | undefined): Break =>
  (reading) =>
    title ? { draft: { ...reading.draft, title }, names: at('title', null) } : null;

/** Faults of the recipe as a whole. */
export const wholeBreaks: Record<string, Break> = {
  'a name of the site as title': (reading, dice, other) =>
    titled(reading.source.siteName ?? dice.one(otherTitles))(reading, dice, other),
  'a section as title': (reading, dice, other) =>
    titled(dice.one(otherTitles))(reading, dice, other),
  'a line as title': (reading, dice, other) =>
    titled(dice.one(linesOf(reading.draft)))(reading, dice, other),
  'a sentence as title': (reading, dice, other) =>
    titled(dice.one(stepsOf(reading.draft)))(reading, dice, other),
  'another title of the page': (reading, dice, other) =>
    titled(other.draft.title)(reading, dice, other),
  'a weight as servings': ({ draft }, dice) => {
    const grams = dice.one([250, 400, 500, 600, 750, 1200]);
    return {
      draft: { ...draft, servings: grams, yieldText: `${grams} g` },
      names: ({ part }) => part === 'whole',
    };
  },
  'minutes as servings': ({ draft }, dice) => {
    const minutes = dice.one([20, 25, 35, 45, 90, 120]);
    return {
      draft: { ...draft, servings: minutes, yieldText: `${minutes} min` },
      names: ({ part }) => part === 'whole',
    };
  },
  'a total time below its parts': ({ draft }, dice) => {
    const cook = dice.one([30, 45, 60, 90]);
    return {
      draft: { ...draft, prepTime: 15, cookTime: cook, totalTime: cook - 10 },
      names: ({ part }) => part === 'whole',
    };
  },
  'half of the source missing': ({ draft, source }) => {
    const steps = stepsOf(draft);
    const lines = linesOf(draft);
    const end = source.text.indexOf(steps[Math.ceil(steps.length / 2)] ?? '\0');
    if (steps.length < 4 || end < 0) return null;
    return {
      draft: withSteps(withLines(draft, lines), steps.slice(0, Math.ceil(steps.length / 2))),
      source: { ...source, text: source.text.slice(0, end) },
      names: () => true,
    };
  },
  'another recipe in it': ({ draft, source }, _dice, other) => ({
    draft: withSteps(withLines(draft, [...linesOf(draft), ...linesOf(other.draft)]), [
      ...stepsOf(draft),
      ...stepsOf(other.draft),
    ]),
    source: { ...source, text: `${source.text}\n${other.source.text}` },
    names: () => true,
  }),
  'lines in two languages': ({ draft, source }, _dice, other) => {
    if (draft.language === other.draft.language) return null;
    const lines = linesOf(draft);
    const half = Math.ceil(lines.length / 2);
    const mixed = [...lines.slice(0, half), ...linesOf(other.draft).slice(0, half)];
    return {
      draft: withLines(draft, mixed),
      source: { ...source, text: `${source.text}\n${mixed.join('\n')}` },
      names: ({ part }) => part === 'whole' || part === 'ingredient',
    };
  },
  'steps in two languages': ({ draft, source }, _dice, other) => {
    if (draft.language === other.draft.language) return null;
    const steps = stepsOf(draft);
    const mixed = [...steps, ...stepsOf(other.draft)];
    return {
      draft: withSteps(draft, mixed),
      source: { ...source, text: `${source.text}\n${mixed.join('\n')}` },
      names: ({ part }) => part === 'whole' || part === 'step',
    };
  },
  'steps and lines mixed from two columns': ({ draft, source }) => {
    const lines = linesOf(draft);
    const steps = stepsOf(draft);
    const words = steps.join(' ').split(' ');
    if (words.length < 4 * lines.length) return null;
    const mixed = lines.map(
      (line, index) => `${line} ${words.slice(4 * index, 4 * index + 4).join(' ')}`,
    );
    return {
      draft: withLines(draft, mixed),
      source: { ...source, text: `${source.text}\n${mixed.join('\n')}` },
      names: ({ part }) => part === 'ingredient',
    };
  },
};
