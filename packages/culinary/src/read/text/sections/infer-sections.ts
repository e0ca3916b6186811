import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import type { Block } from '../lines/wrapped-lines.ts';
import type { TextSection } from './cut-sections.ts';
import { isAboutCooking, looksLikeStep } from './step-likelihood.ts';
import { alternatingParts } from './alternating-parts.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import { isWholeList } from './ingredient-groups.ts';
import { inferParts } from './infer-parts.ts';

/** Adds the section whose heading is missing: where a text has no headings, only one for the ingredients, or only one for the method. */
export function inferSections(sections: TextSection[]): TextSection[] {
  const has = (kind: TextSection['kind']) =>
    sections.some((section) => section.kind === kind && section.blocks.length > 0);
  if (has('ingredients') && has('instructions')) return sections;
  if (has('ingredients')) {
    const split = sections.flatMap((section) =>
      section.kind === 'ingredients' ? splitIngredients(section) : [section],
    );
    return split.some(({ kind }) => kind === 'instructions')
      ? split
      : split.flatMap((section) => (section.kind === 'head' ? stepsAbove(section) : [section]));
  }
  return sections.flatMap((section, index) =>
    index === 0 ? splitHead(section, has('instructions')) : [section],
  );
}

function splitIngredients(section: TextSection): TextSection[] {
  const parts = inferParts(section.blocks, true) ?? listThenMethod(section.blocks);
  if (!parts || parts.steps.length === 0) return [section];
  return [
    { ...section, blocks: parts.ingredients },
    { ...section, kind: 'instructions', heading: '', about: '', blocks: parts.steps },
  ];
}

/** A list in one sentence, and below it the method in paragraphs. */
function listThenMethod(blocks: Block[]): { ingredients: Block[]; steps: Block[] } | null {
  const from = blocks.findIndex(
    (block, at) =>
      at > 0 && looksLikeStep(block.text) >= 0.6 && looksLikeIngredient(block.text) < 0.5,
  );
  return from < 0 ? null : { ingredients: blocks.slice(0, from), steps: blocks.slice(from) };
}

function splitHead(section: TextSection, methodFollows: boolean): TextSection[] {
  const atList = methodFollows ? null : splitAtList(section);
  if (atList) return atList;
  const parts = inferParts(section.blocks);
  if (!parts) return methodFollows ? [section] : splitSteps(section);
  const runs = methodFollows ? null : alternatingParts([...parts.ingredients, ...parts.steps]);
  if (runs)
    return [{ ...section, blocks: parts.head }, ...runs.map((run) => ({ ...section, ...run }))];
  const ingredients: TextSection = { ...section, kind: 'ingredients', blocks: parts.ingredients };
  const steps: TextSection = { ...section, kind: 'instructions', blocks: parts.steps };
  return [
    { ...section, blocks: parts.head },
    ingredients,
    ...(parts.steps.length > 0 ? [steps] : []),
  ];
}

/** A list in one paragraph without a heading, between the head and the method. */
function splitAtList(section: TextSection): TextSection[] | null {
  const at = section.blocks.findIndex(
    ({ text }) => isWholeList(text) && statedFacts(text) === null,
  );
  const steps = section.blocks.slice(at + 1);
  if (at < 0 || steps.length === 0 || !steps.every(({ text }) => looksLikeStep(text) >= 0.5))
    return null;
  return [
    { ...section, blocks: section.blocks.slice(0, at) },
    { ...section, kind: 'ingredients', blocks: [section.blocks[at]!] },
    { ...section, kind: 'instructions', blocks: steps },
  ];
}

/** Steps that stand above the only list, below the title. */
function stepsAbove(section: TextSection): TextSection[] {
  const isSentence = ({ text, marker }: Block) => marker !== null || /[.!]$/.test(text);
  const first = 1 + section.blocks.findLastIndex((block, at) => at === 0 || !isSentence(block));
  const steps = section.blocks.slice(first);
  if (steps.length < 2 || !isAboutCooking(steps.map(({ text }) => text))) return [section];
  return [
    { ...section, blocks: section.blocks.slice(0, first) },
    { ...section, kind: 'instructions', blocks: steps },
  ];
}

/** A text of instructions alone, without a list of ingredients. */
function splitSteps(section: TextSection): TextSection[] {
  const first = section.blocks.findIndex(
    (block, index) =>
      index > 0 && looksLikeStep(block.text) >= 0.6 && looksLikeIngredient(block.text) < 0.5,
  );
  const steps = first < 0 ? [] : section.blocks.slice(first);
  if (
    steps.filter((block) => looksLikeStep(block.text) >= 0.6).length < 2 ||
    !isAboutCooking(steps.map((block) => block.text))
  )
    return [section];
  return [
    { ...section, blocks: section.blocks.slice(0, first) },
    { ...section, kind: 'instructions', blocks: steps },
  ];
}
