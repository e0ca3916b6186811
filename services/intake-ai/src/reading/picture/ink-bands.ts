/** A box around ink. */
export interface Band {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/** Boxes around what hangs together in a map of ink, where pieces of a row with a gap of at most so many pixels count as one: the words of a line. */
export function inkBands(ink: Uint8Array, width: number, height: number, mostGap: number): Band[] {
  let open: Band[] = [];
  const done: Band[] = [];
  for (let y = 0; y < height; y++) {
    const runs = runsOf(ink.subarray(y * width, (y + 1) * width), mostGap);
    open = withRow(
      open,
      runs.map(([x0, x1]) => ({ x0, x1, y0: y, y1: y + 1 })),
      done,
    );
  }
  return [...done, ...open];
}

/** The bands with the runs of one row more, from left to right; those that no run touches are done. A run that touches several makes them one. */
function withRow(open: readonly Band[], runs: readonly Band[], done: Band[]): Band[] {
  const next: Band[] = [];
  let at = 0;
  for (const run of runs) {
    let band = run;
    for (let above = open[at]; above && above.x0 <= band.x1; above = open[++at])
      if (above.x1 < band.x0) done.push(above);
      else band = union(band, above);
    for (let last = next.at(-1); last && last.x1 >= band.x0; last = next.at(-1)) {
      band = union(last, band);
      next.pop();
    }
    next.push(band);
  }
  done.push(...open.slice(at));
  return next;
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
