import { addDuration, addSpread, type DurationSpread } from './duration-spread.ts';
import type { AiUse, UsageRecord } from './usage-record.ts';

/** What is summed of what has a duration. */
interface DurationSums {
  requests: number;
  /** Milliseconds, of all requests together. */
  durationMs: number;
  longestMs: number;
  spread: DurationSpread;
}

interface OutcomeSums extends DurationSums {
  failures: number;
}

/** Of one feature with one model. */
export interface AiSums extends OutcomeSums {
  feature: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Integer micro-dollars. */
  cost: number;
}

/** Of one format. */
export interface IntakeSums extends OutcomeSums {
  format: string;
}

/** What was used within some time. */
export interface UsageSums {
  /** How many records it is the sum of. */
  records: number;
  recipes: number;
  shareViews: number;
  shareSignUps: number;
  sessions: number;
  /** A visit is the time from opening the app to leaving it; those whose end was told. */
  visits: DurationSums;
  ai: AiSums[];
  intake: IntakeSums[];
}

/** A sum of nothing yet. */
export const noUsage = (): UsageSums => ({
  records: 0,
  recipes: 0,
  shareViews: 0,
  shareSignUps: 0,
  sessions: 0,
  visits: noDurations(),
  ai: [],
  intake: [],
});

/** The sum of sums. */
export function sumOfSums(parts: Iterable<UsageSums>): UsageSums {
  const sums = noUsage();
  for (const part of parts) {
    sums.records += part.records;
    sums.recipes += part.recipes;
    sums.shareViews += part.shareViews;
    // Sums of before they were kept have none of these.
    sums.shareSignUps += part.shareSignUps ?? 0;
    sums.sessions += part.sessions ?? 0;
    addDurations(sums.visits, part.visits ?? noDurations());
    for (const line of part.ai) {
      const into = aiLine(sums, line.feature, line.model);
      addOutcomes(into, line);
      addAiUse(into, line);
    }
    for (const line of part.intake) addOutcomes(intakeLine(sums, line.format), line);
  }
  return sums;
}

/** What AI was used. */
export interface AiTotals {
  tokens: number;
  /** Integer micro-dollars. */
  cost: number;
  requests: number;
}

/** All AI use of sums. */
export function aiTotals(parts: Iterable<Pick<UsageSums, 'ai'>>): AiTotals {
  const totals = { tokens: 0, cost: 0, requests: 0 };
  for (const { ai } of parts)
    for (const { inputTokens, outputTokens, cost, requests } of ai) {
      totals.tokens += inputTokens + outputTokens;
      totals.cost += cost;
      totals.requests += requests;
    }
  return totals;
}

/** Adds one record to a sum, in place. */
export function addRecord(sums: UsageSums, record: UsageRecord): void {
  sums.records += 1;
  if (record.kind === 'recipe') sums.recipes += 1;
  else if (record.kind === 'share-view') sums.shareViews += 1;
  else if (record.kind === 'share-sign-up') sums.shareSignUps += 1;
  else if (record.kind === 'session') sums.sessions += 1;
  else if (record.kind === 'visit') {
    if (record.durationMs !== null) addOnce(sums.visits, record.durationMs);
  } else {
    const line =
      record.kind === 'intake'
        ? intakeLine(sums, record.format)
        : aiLine(sums, record.feature, record.model);
    addOnce(line, record.durationMs);
    if (!record.success) line.failures += 1;
    if (record.kind === 'ai') addAiUse(line as AiSums, record);
  }
}

type Tokens = Pick<AiUse, 'inputTokens' | 'outputTokens' | 'cost'>;

function addAiUse(line: AiSums, { inputTokens, outputTokens, cost }: Tokens): void {
  line.inputTokens += inputTokens;
  line.outputTokens += outputTokens;
  line.cost += cost;
}

function addOnce(into: DurationSums, durationMs: number): void {
  into.requests += 1;
  into.durationMs += durationMs;
  into.longestMs = Math.max(into.longestMs, durationMs);
  addDuration(into.spread, durationMs);
}

function addDurations(into: DurationSums, line: DurationSums): void {
  into.requests += line.requests;
  into.durationMs += line.durationMs;
  into.longestMs = Math.max(into.longestMs, line.longestMs);
  addSpread(into.spread, line.spread ?? {});
}

function addOutcomes(into: OutcomeSums, line: OutcomeSums): void {
  addDurations(into, line);
  into.failures += line.failures;
}

const noDurations = (): DurationSums => ({ requests: 0, durationMs: 0, longestMs: 0, spread: {} });
const noOutcomes = (): OutcomeSums => ({ ...noDurations(), failures: 0 });

function aiLine({ ai }: UsageSums, feature: string, model: string): AiSums {
  const known = ai.find((line) => line.feature === feature && line.model === model);
  if (known) return known;
  const line = { feature, model, inputTokens: 0, outputTokens: 0, cost: 0, ...noOutcomes() };
  ai.push(line);
  return line;
}

function intakeLine({ intake }: UsageSums, format: string): IntakeSums {
  const known = intake.find((line) => line.format === format);
  if (known) return known;
  const line = { format, ...noOutcomes() };
  intake.push(line);
  return line;
}
