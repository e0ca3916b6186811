import { sharedScience } from './pairings/shared-science.data.ts';
import { ofCheeseAndPulses } from './pairings/of-cheese-and-pulses.data.ts';
import { ofFamilies } from './pairings/of-families.data.ts';
import { ofFish } from './pairings/of-fish.data.ts';
import { ofFruitAndSweets } from './pairings/of-fruit-and-sweets.data.ts';
import { ofMeat } from './pairings/of-meat.data.ts';
import { ofRootsAndCabbages } from './pairings/of-roots-and-cabbages.data.ts';
import { ofSummerVegetables } from './pairings/of-summer-vegetables.data.ts';
import type { Taste } from './taste.ts';

/** `other`: of the families alone, where no pairing of the two foods is known. */
export type Affinity = 'classic' | 'adventurous' | 'other';

export interface Pairing {
  affinity: Affinity;
  /** 0 to 100: how sure it is that cooks like it. */
  confidence: number;
  /** Why cooks put them together, in a sentence. */
  insight: string;
  /** What of it is established chemistry; null where nothing is. */
  science: string | null;
}

/** Of families alone little is known of two foods. */
const OF_FAMILIES = 40;
/** What has less character is told of by itself alone. */
const OF_A_FAMILY = 2;
const row = /^([a-z-]+) \+ ([a-z-]+), (classic|adventurous) (\d+): (.+)$/;

/** Pairings by the ids of both tastes, from either side. */
type PairingTable = ReadonlyMap<string, ReadonlyMap<string, Pairing>>;

let table: PairingTable | null = null;
let families: ReadonlyMap<string, Pairing> | null = null;

/** What is known of a taste, by the id of the other. */
export function pairingsOf(taste: Taste): ReadonlyMap<string, Pairing> {
  table ??= readPairings();
  return table.get(taste.id) ?? new Map<string, Pairing>();
}

/** The pairing of two tastes, else that of their families; null where neither is known. */
export function pairingOf(one: Taste, other: Taste): Pairing | null {
  if (one === other) return null;
  const known = pairingsOf(one).get(other.id);
  if (known !== undefined || Math.min(one.character, other.character) < OF_A_FAMILY)
    return known ?? null;
  families ??= readFamilies();
  return (
    families.get(`${one.family} + ${other.family}`) ??
    families.get(`${other.family} + ${one.family}`) ??
    null
  );
}

/**
 * How a pairing is written: `lemon + ricotta, classic 88: Why cooks like it.` with the ids of `tastes.data.ts`; below it `~` what is
 * established of its chemistry, or `=` the key of a sentence that several share. A figure says how widely and how long cooks have
 * agreed on it, not how good it tastes.
 */
function readPairings(): PairingTable {
  const found = new Map<string, Map<string, Pairing>>();
  const of = (id: string) => {
    const own = found.get(id) ?? new Map<string, Pairing>();
    found.set(id, own);
    return own;
  };
  let last: Pairing | null = null;
  for (const line of allLines()) {
    if (line.startsWith('  ')) {
      const text = line.slice(4);
      last!.science = line[2] === '=' ? sharedScience[text]! : text;
      continue;
    }
    const [, one, other, affinity, confidence, insight] = row.exec(line) ?? [];
    if (one === undefined || other === undefined)
      throw new Error(`"${line}" does not say a pairing`);
    last = {
      affinity: affinity as Affinity,
      confidence: Number(confidence),
      insight: insight!,
      science: null,
    };
    of(one).set(other, last);
    of(other).set(one, last);
  }
  return found;
}

const allLines = () =>
  [
    ofSummerVegetables,
    ofRootsAndCabbages,
    ofMeat,
    ofFish,
    ofCheeseAndPulses,
    ofFruitAndSweets,
  ].flatMap((text) => text.trim().split('\n'));

function readFamilies(): ReadonlyMap<string, Pairing> {
  return new Map(
    ofFamilies
      .trim()
      .split('\n')
      .map((line) => {
        const [pair = '', insight = ''] = line.split(': ');
        return [
          pair,
          { affinity: 'other', confidence: OF_FAMILIES, insight, science: null } satisfies Pairing,
        ];
      }),
  );
}
