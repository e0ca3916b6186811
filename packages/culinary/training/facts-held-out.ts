import { emptyDraft } from '../src/recipe/recipe.ts';
import { fillDraft } from '../src/read/text/draft/fill-draft.ts';
import { FACT_ROLES } from '../src/read/text/facts/fact-roles.ts';
import { LearnedWeights } from '../src/read/text/learned/learned-weights.ts';
import type { LabelledText } from './labelled-text.ts';
import { blocksOf, learnFacts } from './learn-facts.ts';
import { packWeights } from './pack-weights.ts';
import type { TrainingText } from './training-lines.ts';

const PARTS = 4;

interface Facts {
  servings: number | null;
  prep: number | null;
  cook: number | null;
  total: number | null;
}
type Field = keyof Facts;
const FIELDS: readonly Field[] = ['servings', 'prep', 'cook', 'total'];

const sum = (a: number | null, b: number | null) =>
  a === null && b === null ? null : (a ?? 0) + (b ?? 0);
const isTime = (found: number | null, stated: number | null, derived: number | null) =>
  stated === null ? found === null || found === derived : found === stated;

/** The fields that are wrong; a time that follows from the others may stand there or not. */
function wrongFields(found: Facts, { servings, prep, cook, total }: LabelledText): Field[] {
  const rest = (part: number | null) => (total === null || part === null ? null : total - part);
  const right: Record<Field, boolean> = {
    servings: found.servings === servings,
    prep: isTime(found.prep, prep, rest(cook)),
    cook: isTime(found.cook, cook, rest(prep)),
    total: isTime(found.total ?? sum(found.prep, found.cook), total, sum(prep, cook)),
  };
  return FIELDS.filter((field) => !right[field]);
}

/**
 * In how many texts that were not learned from servings and times are right, where their lines have the right labels: each quarter by
 * the other three. With `listed` what is wrong as well.
 */
export function factsHeldOut(texts: readonly TrainingText[], listed: boolean): string {
  const wrong: Record<Field, number> = { servings: 0, prep: 0, cook: 0, total: 0 };
  const errors: string[] = [];
  for (let part = 0; part < PARTS; part++) {
    const learned = learnFacts(texts.filter((_, at) => at % PARTS !== part));
    const weights = new LearnedWeights(
      packWeights(learned, FACT_ROLES.length, 0),
      FACT_ROLES.length,
    );
    for (const text of texts.filter((_, at) => at % PARTS === part)) {
      const draft = emptyDraft();
      fillDraft(draft, blocksOf(text), weights);
      const { servings, prepTime: prep, cookTime: cook, totalTime: total } = draft;
      const found: Facts = { servings, prep, cook, total };
      const fields = wrongFields(found, text.text);
      for (const field of fields) wrong[field]++;
      if (fields.length > 0) errors.push(errorOf(text, found, fields));
    }
  }
  const share = (count: number) => (100 - (100 * count) / texts.length).toFixed(1);
  return `${listed ? `${errors.join('\n')}\n` : ''}${texts.length} texts, right throughout: ${share(errors.length)} %; ${FIELDS.map(
    (field) => `${field} ${share(wrong[field])} %`,
  ).join(', ')}\n`;
}

function errorOf({ text, lines, labels }: TrainingText, found: Facts, fields: Field[]): string {
  const told = lines
    .map((line, at) => `    ${labels[at]}|${line.text}`)
    .filter((line, at) => /[FHTNM]/i.test(labels[at]!) || /^\s*[LS]\|.*\d/.test(line));
  return [
    `## ${text.name}: ${fields.map((field) => `${field} ${found[field]} not ${text[field]}`).join(', ')} (${FIELDS.map((field) => text[field]).join(' ')})`,
    ...told,
  ].join('\n');
}
