import { hashOf, type PackedWeights } from '../src/read/text/learned/learned-weights.ts';
import type { FeatureTable } from './feature-table.ts';

const MOST = 127;

/** Packs rows of weights, one for each feature; features of which no weight comes to `least` are left out. */
export function packWeights(
  { features, weights }: { features: FeatureTable; weights: Float64Array },
  outcomes: number,
  least: number,
): PackedWeights {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST;
  const rows = [...features.names()]
    .map(([name, code]) => ({
      hash: hashOf(name),
      row: weights.subarray(code * outcomes, (code + 1) * outcomes),
    }))
    .filter(({ row }) => row.some((weight) => Math.abs(weight) >= least))
    .sort((a, b) => a.hash - b.hash)
    .filter(({ hash }, at, all) => hash !== all[at - 1]?.hash);
  const bytes = Buffer.alloc(rows.length * (4 + outcomes));
  for (const [at, { hash, row }] of rows.entries()) {
    bytes.writeUInt32LE(hash, at * 4);
    for (const [outcome, weight] of row.entries())
      bytes.writeInt8(
        Math.max(-MOST, Math.min(MOST, Math.round(weight / scale))),
        rows.length * 4 + at * outcomes + outcome,
      );
  }
  return { scale, table: bytes.toString('base64') };
}
