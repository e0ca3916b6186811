import { ingredientsKept } from '@convivio/contracts/recipe-limits';
import { doubtOfWhole, leftOutLines } from '@convivio/culinary/recipe';
import { withoutTurning } from '@convivio/platform/written-text';
import type { ImportedRecipe } from '../recipe.ts';
import { KeptWithin } from '../writing/kept-within.ts';
import { LIMITS } from '../writing/recipe-limits.data.ts';

/**
 * What an intake job has understood, as far as a recipe may hold it: of a page without end thousands of lines come. What was left out is
 * among its doubts.
 */
export function importedWithinLimits(imported: ImportedRecipe): ImportedRecipe {
  const limits = new KeptWithin();
  const line = (text: string | null, what: string) =>
    text === null ? null : limits.text(text, LIMITS.title, what);
  const kept: ImportedRecipe = {
    ...imported,
    title: limits.text(withoutTurning(imported.title), LIMITS.title, 'title'),
    description: limits.text(imported.description, LIMITS.description, 'description'),
    ingredients: ingredientsOf(imported, limits),
    instructions: limits
      .steps(imported.instructions, ({ text }) => text, 'steps')
      .map(({ group, text }) => ({
        group: line(group, 'heading of steps'),
        text: limits.text(text, LIMITS.step, 'step'),
      })),
    tags: limits
      .first(imported.tags, LIMITS.tags, 'tags')
      .map((tag) => limits.text(tag, LIMITS.tag, 'tag')),
    notes: limits.texts(imported.notes, 'notes'),
    equipment: limits.texts(imported.equipment, 'equipment'),
    servingNotes: limits.texts(imported.servingNotes, 'serving notes'),
    storageNotes: limits.texts(imported.storageNotes, 'storage notes'),
    tips: limits.texts(imported.tips, 'tips'),
    leftOut: leftOutLines(imported.leftOut),
    yieldText: line(imported.yieldText, 'yield'),
    author: line(imported.author, 'author'),
    source: line(imported.source, 'source'),
    // Line by line what stands beside them.
    translatedTitle: line(imported.translatedTitle, 'translated title'),
    translatedIngredients:
      imported.translatedIngredients?.slice(0, ingredientsKept(linesOf(imported))) ?? null,
  };
  const losses = [...limits.losses].map((sentence) => doubtOfWhole(sentence));
  const translatedInstructions =
    imported.translatedInstructions?.slice(0, kept.instructions.length) ?? null;
  return { ...kept, translatedInstructions, doubts: [...imported.doubts, ...losses] };
}

const linesOf = ({ ingredients }: ImportedRecipe) => ingredients.flatMap(({ lines }) => lines);

/** The first lines, under the headings they had. */
function ingredientsOf({ ingredients }: ImportedRecipe, limits: KeptWithin) {
  const lines = ingredients.flatMap((group) => group.lines.map((line) => ({ group, line })));
  const most = ingredientsKept(lines.map(({ line }) => line));
  const kept = Map.groupBy(limits.first(lines, most, 'ingredients'), ({ group }) => group);
  return [...kept].map(([{ name }, rows]) => ({
    name: name && limits.text(name, LIMITS.title, 'heading of ingredients'),
    lines: rows.map(({ line }) => limits.text(line, LIMITS.line, 'ingredient line')),
  }));
}
