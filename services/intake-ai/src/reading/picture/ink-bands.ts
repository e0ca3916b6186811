/** A box around ink. */
export interface Band {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/** A stretch of one row, and the band that it belongs to. */
interface Run {
  x0: number;
  x1: number;
  band: Part;
}

/** A band as far as it is known; one that another took up says which. */
interface Part {
  box: Band;
  within: Part | null;
}

/**
 * Boxes around what hangs together in a map of ink, where pieces of a row with a gap of at most so many pixels count as one: the words of a line.
 * What a frame stands around is no part of it.
 */
export function inkBands(ink: Uint8Array, width: number, height: number, mostGap: number): Band[] {
  const parts: Part[] = [];
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    let first = 0;
    const row: Run[] = [];
    for (const [x0, x1] of runsOf(ink.subarray(y * width, (y + 1) * width), mostGap)) {
      const band: Part = { box: { x0, x1, y0: y, y1: y + 1 }, within: null };
      while (first < above.length && above[first]!.x1 < x0) first++;
      let whole = band;
      for (let at = first; at < above.length && above[at]!.x0 <= x1; at++)
        whole = joined(wholeOf(above[at]!.band), whole);
      if (whole === band) parts.push(band);
      row.push({ x0, x1, band: whole });
    }
    above = row;
  }
  return parts.filter(({ within }) => within === null).map(({ box }) => box);
}

function wholeOf(part: Part): Part {
  let whole = part;
  while (whole.within) whole = whole.within;
  // The way to it is short the next time.
  for (let at = part; at.within;) {
    const next: Part = at.within;
    at.within = whole;
    at = next;
  }
  return whole;
}

/** Two parts as one, which is the first of them. */
function joined(one: Part, other: Part): Part {
  if (one === other) return one;
  one.box = union(one.box, other.box);
  other.within = one;
  return one;
}

const union = (one: Band, other: Band): Band => ({
  x0: Math.min(one.x0, other.x0),
  x1: Math.max(one.x1, other.x1),
  y0: Math.min(one.y0, other.y0),
  y1: Math.max(one.y1, other.y1),
});

/** The inked stretches of a row. */
function runsOf(row: Uint8Array, mostGap: number): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (let x = row.indexOf(1); x >= 0 && x < row.length; x = row.indexOf(1, x)) {
    const end = row.indexOf(0, x);
    const to = end < 0 ? row.length : end;
    const last = runs.at(-1);
    if (last && x - last[1] <= mostGap) last[1] = to;
    else runs.push([x, to]);
    x = to;
  }
  return runs;
}
