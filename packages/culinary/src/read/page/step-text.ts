import { pattern } from '../../words/pattern.ts';
import { spokenOrdinal } from './step-ordinals.data.ts';

/** Most steps a single text may be cut into. */
const mostSteps = 300;
const stepLabel = pattern('iu')`
  ^(?:(?:step|schritt|[eé]tape|passo|paso|stap|steg|trin|krok|vaihe|lépés|шаг|крок|βήμα|adım|
  pasul|korak|步驟|步骤)\s*(?:n[°º.]?\s*)?\d{1,2}\s*(?:[/／]\s*\d{1,2})?\s*[.:)\-–—]*\s*|(?:手順|
  ステップ)?\s*[①-⑳]\s*)
`;
const stepNumber =
  /^(?:[(（]?\d{1,2}(?:\.[ºª°]?\s(?:[Ss]chritt|[Ss]tep|[ÉéEe]tape|[Pp]ass?o|[Ss]tap|[Ss]teg)\s?[:.)–-]|\.er(?=\s\p{Lu})|\.\s?[ºª°]|\.[oa](?=\s\p{Lu}))[.:)）]{0,2}[-–]?(?=\s\p{L})|\d{1,2}\s*[.)）:、．]+[-–]?|\d{1,2}\s*[-–—]\s)\s*(?!\d)/u;
const bullet = /^(?:[-–—•·*▢□◦●○☐✓✔►▶➤]\s+|[•▢□◦●☐✓✔►▶➤]|[-–—](?=\p{Lu}))/u;

/** Whether the whole line only counts: "Step 3", "4.", "Schritt 2 von 5". */
const onlyCounts =
  /^(?:(?:step|schritt|[eé]tape|passo|paso|stap|steg|trin|krok|vaihe|шаг|lépés|korak)\s*)?[#(]?\d{1,2}\s*(?:[/／]|of|von|de|van|av|di|sur)?\s*\d{0,2}[.):]*$/iu;

/** A step without its number, label or bullet. */
export function withoutStepNumber(line: string): string {
  const bare = line
    .replace(bullet, '')
    .replace(stepLabel, '')
    .replace(spokenOrdinal, '')
    .replace(stepNumber, '')
    .trim();
  return bare || line.trim();
}

/** Whether a line begins with the label of a step and goes on: "Step 1 Mix the flour". */
export const isLabelledStep = (line: string): boolean =>
  stepLabel.test(line) && !isStepCounter(line) && !/^\s*[①-⑳]/.test(line);

export const isStepCounter = (line: string): boolean =>
  onlyCounts.test(line.trim()) || line.trim().replace(spokenOrdinal, '') === '';

/** Cuts "1. Mix. 2. Bake." where the numbers count up from one; otherwise gives the line back. */
export function splitNumbered(line: string): string[] {
  const marks = [...line.matchAll(/(?:^|\s)[(（]?(\d{1,2})\s?[.)）:](?=\s|\p{Lu})/gu)];
  const cuts: number[] = [];
  let expected = 1;
  for (const mark of marks) {
    if (Number(mark[1]) !== expected || cuts.length >= mostSteps) continue;
    if (expected === 1 && line.slice(0, mark.index).trim().length > 0) return [line];
    cuts.push(mark.index);
    expected++;
  }
  if (cuts.length < 2) return [line];
  return cuts.map((cut, at) => line.slice(cut, cuts[at + 1] ?? line.length).trim()).filter(Boolean);
}
