import type { UsageRecord } from './usage-record.ts';

interface OutcomeSums {
  requests: number;
  failures: number;
  /** Milliseconds, of all requests together. */
  durationMs: number;
  longestMs: number;
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
    for (const line of part.ai) {
      const into = aiLine(sums, line.feature, line.model);
      addOutcomes(into, line);
      into.inputTokens += line.inputTokens;
      into.outputTokens += line.outputTokens;
      into.cost += line.cost;
    }
    for (const line of part.intake) addOutcomes(intakeLine(sums, line.format), line);
  }
  return sums;
}

/** Adds one record to a sum, in place. */
export function addRecord(sums: UsageSums, record: UsageRecord): void {
  sums.records += 1;
  if (record.kind === 'recipe') sums.recipes += 1;
  else if (record.kind === 'share-view') sums.shareViews += 1;
  else if (record.kind === 'share-sign-up') sums.shareSignUps += 1;
  else if (record.kind === 'session') sums.sessions += 1;
  else {
    const once = {
      requests: 1,
      failures: record.success ? 0 : 1,
      durationMs: record.durationMs,
      longestMs: record.durationMs,
    };
    if (record.kind === 'intake') addOutcomes(intakeLine(sums, record.format), once);
    else {
      const line = aiLine(sums, record.feature, record.model);
      addOutcomes(line, once);
      line.inputTokens += record.inputTokens;
      line.outputTokens += record.outputTokens;
      line.cost += record.cost;
    }
  }
}

function addOutcomes(into: OutcomeSums, line: OutcomeSums): void {
  into.requests += line.requests;
  into.failures += line.failures;
  into.durationMs += line.durationMs;
  into.longestMs = Math.max(into.longestMs, line.longestMs);
}

const noOutcomes = (): OutcomeSums => ({ requests: 0, failures: 0, durationMs: 0, longestMs: 0 });

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
