import { readFileSync } from 'node:fs';
import type { Product } from './product.ts';

const LINES_AT_ONCE = 1_000;

/** Reads ingredient lines from a file of {"id", "sentence"} rows. */
export async function readLines(product: Product, file: string): Promise<object[]> {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: string; sentence: string });
  const found: object[] = [];
  const startedAt = performance.now();
  for (let at = 0; at < rows.length; at += LINES_AT_ONCE) {
    const part = rows.slice(at, at + LINES_AT_ONCE);
    const response = await fetch(`${product.url}/api/ingredients/parse`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await product.token()}`,
      },
      body: JSON.stringify({ lines: part.map((row) => row.sentence) }),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    const ingredients = (await response.json()) as {
      quantity: number | null;
      quantityMax: number | null;
      unit: string | null;
      name: string;
      otherAmounts: object[];
    }[];
    found.push(
      ...ingredients.map(({ quantity, quantityMax, unit, name, otherAmounts }, index) => ({
        id: part[index]?.id,
        quantity,
        quantity2: quantityMax,
        unit,
        name,
        amounts: (
          otherAmounts as {
            quantity: number | null;
            quantityMax: number | null;
            unit: string | null;
          }[]
        ).map((amount) => ({
          quantity: amount.quantity,
          quantity2: amount.quantityMax,
          unit: amount.unit,
        })),
      })),
    );
  }
  console.log(`${rows.length} lines read in ${Math.round(performance.now() - startedAt)} ms`);
  return found;
}
