import { withoutJoiningComma } from '../../joining-comma.ts';
import { isTag, type Element } from 'domhandler';
import {
  emptyDraft,
  type IngredientGroup,
  type RecipeDraft,
  type Step,
} from '../../../recipe/recipe.ts';
import { readDuration } from '../../../words/durations.ts';
import { isBareYield, readYield } from '../../../words/yields.ts';
import { attribute, descendants, hasClass, outermost } from '../html/element.ts';
import { elementText, htmlLines } from '../html/html-lines.ts';
import { besideParts, cardConventions, type CardConvention } from './plugin-markup.data.ts';
import { withoutBullet } from '../markup/structured-ingredients.ts';
import { isStepCounter, withoutStepNumber } from '../step-text.ts';

const isNamed = (element: Element, name: string) =>
  element.name === name || hasClass(element, name) || attribute(element, 'id') === name;

/** Whether an element is what a name of the table means: "class", or "class inside-class" read from the outside in. */
function fits(element: Element, names: readonly string[], root: Element): boolean {
  return names.some((name) => {
    const [outer, inner] = name.split(' ');
    if (!inner) return isNamed(element, outer!);
    if (!isNamed(element, inner)) return false;
    for (let at = element.parent; at && isTag(at); at = at.parent) {
      if (isNamed(at, outer!)) return true;
      if (at === root) return false;
    }
    return false;
  });
}

const shown = (element: Element) => elementText(element, { hiddenToo: true });

function readCard(root: Element, card: CardConvention): RecipeDraft {
  const inside = [root, ...descendants(root)];
  const all = (names: readonly string[]) =>
    names.length ? inside.filter((element) => fits(element, names, root)) : [];
  const first = (names: readonly string[]) => all(names).map(shown).find(Boolean) ?? null;
  const groups: IngredientGroup[] = [];
  const steps: Step[] = [];
  let part: string | null = null;
  for (const element of inside) {
    if (fits(element, card.ingredientHeading, root))
      groups.push({ name: shown(element).replace(/\s*[:：]$/, '') || null, lines: [] });
    else if (fits(element, card.ingredient, root)) {
      const line = withoutJoiningComma(withoutBullet(shown(element)));
      if (!line || isBareYield(line)) continue;
      if (!groups.length) groups.push({ name: null, lines: [] });
      groups.at(-1)!.lines.push(line);
    } else if (fits(element, card.stepHeading, root))
      part = shown(element).replace(/\s*[:：]$/, '') || null;
    else if (fits(element, card.step, root)) {
      for (const { text } of htmlLines(element.children, { hiddenToo: true }))
        if (!isStepCounter(text)) steps.push({ group: part, text: withoutStepNumber(text) });
    }
  }
  const time = (names: readonly string[]) =>
    all(names)
      .map((element) => readDuration(shown(element)))
      .find((minutes) => minutes !== null) ?? null;
  const stated = readYield(first(card.yield) ?? '');
  return {
    ...emptyDraft(),
    title: first(card.title),
    description: first(besideParts.summary),
    yieldText: stated?.text ?? null,
    servings: stated?.servings ?? null,
    prepTime: time(card.prepTime),
    cookTime: time(card.cookTime),
    totalTime: time(card.totalTime),
    ingredients: groups.filter((group) => group.lines.length > 0),
    steps,
    notes: [
      ...all(besideParts.otherTime)
        .map(shown)
        .filter((text) => readDuration(text.replace(/^\D{1,40}/u, '')) !== null),
      ...all(card.notes)
        .slice(0, 1)
        .flatMap((element) => htmlLines(element.children).map((line) => line.text))
        .filter((line) => line.length > 12),
    ],
    equipment: [...new Set(all(card.equipment).map(shown).filter(Boolean))],
    author: first(card.author),
  };
}

/** Every recipe card whose plugin's class names are known. Cards nest their own root names; the outermost holds everything. */
export function readPluginMarkup(elements: readonly Element[]): RecipeDraft[] {
  const isRoot = (element: Element, card: CardConvention) =>
    card.root.some((name) => hasClass(element, name) || attribute(element, 'id') === name);
  return Object.values(cardConventions).flatMap((card) =>
    outermost(elements.filter((element) => isRoot(element, card)))
      .slice(0, 30)
      .map((element) => readCard(element, card)),
  );
}
