import { percentile, shrink, type GreyPicture } from './grey-picture.ts';

const { abs, max, min } = Math;

/** In pixels: how large the cells are by which a picture is looked at. */
const CELL = 8;
/** As a share of the brightness of the paper: darker cells are ground of a band. */
const DARK = 0.65;
/** In cells: the strokes of letters, and small words as a whole, are as high or as wide at most. */
const STROKE = 6;
/** In cells: how far around a cell its ground is looked for, farther than a stroke is wide. */
const AROUND = 8;
/** In cells: a band holds at least so many; strokes of a bold headline hold none with neighbours as dark, of a band so large a share. */
const LEAST_CELLS = 60;
const SOLID = 0.35;
/** Of 255: how far the grain of a photo lies from its ground. */
const GRAIN = 25;
/** As shares of a band: so much has the tone of its ground, so much is as light as letters, and hardly anything darker. */
const OWN_TONE = 0.6;
const LIGHTER = { least: 0.004, most: 0.35 };
const DARKER = 0.02;
/** As a share of the way from the ground to the paper: letters are lighter. */
const LIGHT = 0.55;

/** A picture cell by cell. */
interface Cells {
  across: number;
  down: number;
  /** The brightness of each. */
  grey: Uint8Array;
  /** 1 where a cell is dark. */
  dark: Uint8Array;
}

/**
 * A picture in which light words on dark bands are turned to dark ones on light ground, where the bands were photographed: their tone
 * changes with the light, and they may run into the table that the sheet lies on. Changes the picture given.
 */
export function darkOnBands(picture: GreyPicture): GreyPicture {
  const small = shrink(picture, CELL);
  const paper = percentile(small, 0.9);
  const cells: Cells = {
    across: small.width,
    down: small.height,
    grey: small.data,
    dark: small.data.map((value) => (value < DARK * paper ? 1 : 0)),
  };
  const filled = withStrokes(cells);
  const grounds = groundsOf(cells);
  for (const band of piecesOf(filled, cells)) {
    if (band.length < LEAST_CELLS || !isSolid(band, cells)) continue;
    if (!holdsLightWords(band, { picture, cells, grounds, paper })) continue;
    turn(band, { picture, cells, grounds, paper });
  }
  return picture;
}

/** The dark cells, and those between two of them in a row or a column that a stroke may fill. */
function withStrokes({ across, down, dark }: Cells): Uint8Array {
  const filled = dark.slice();
  for (let y = 0; y < down; y++) fillGaps(filled, { from: y * across, step: 1, count: across });
  for (let x = 0; x < across; x++) fillGaps(filled, { from: x, step: across, count: down });
  return filled;
}

/** Fills what lies between two dark cells of a row of cells, if it is short. */
function fillGaps(
  cells: Uint8Array,
  { from, step, count }: { from: number; step: number; count: number },
): void {
  let last = -1;
  for (let at = 0; at < count; at++) {
    if (cells[from + at * step] !== 1) continue;
    if (last >= 0 && at - last - 1 <= STROKE)
      for (let gap = last + 1; gap < at; gap++) cells[from + gap * step] = 1;
    last = at;
  }
}

/** The cells that hang together. */
function piecesOf(filled: Uint8Array, { across, down }: Cells): number[][] {
  const open = filled.slice();
  const pieces: number[][] = [];
  for (let start = open.indexOf(1); start >= 0; start = open.indexOf(1, start)) {
    open[start] = 0;
    const piece = [start];
    for (let next = 0; next < piece.length; next++) {
      const at = piece[next]!;
      const x = at % across;
      const beside = [
        x > 0 ? at - 1 : -1,
        x < across - 1 ? at + 1 : -1,
        at - across,
        at + across < across * down ? at + across : -1,
      ];
      for (const to of beside)
        if (open[to] === 1) {
          open[to] = 0;
          piece.push(to);
        }
    }
    pieces.push(piece);
  }
  return pieces;
}

/** Whether enough of a piece is dark with its neighbours at the right and below: the strokes of letters are thinner. */
function isSolid(piece: readonly number[], { across, dark }: Cells): boolean {
  const solid = piece.filter((at) =>
    [at, at + 1, at + across, at + across + 1].every((one) => dark[one] === 1),
  );
  return solid.length >= SOLID * piece.length;
}

/** The brightness of the dark cells around each cell; of one that has none, its own. */
function groundsOf({ across, down, grey, dark }: Cells): Uint8Array {
  const sums = new Float64Array((across + 1) * (down + 1));
  const counts = new Float64Array(sums.length);
  const wide = across + 1;
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const at = y * across + x;
      const to = (y + 1) * wide + x + 1;
      const isDark = dark[at]!;
      sums[to] = sums[to - 1]! + sums[to - wide]! - sums[to - wide - 1]! + isDark * grey[at]!;
      counts[to] = counts[to - 1]! + counts[to - wide]! - counts[to - wide - 1]! + isDark;
    }
  const grounds = new Uint8Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [left, right] = [max(0, x - AROUND), min(across, x + AROUND + 1)];
      const [top, foot] = [max(0, y - AROUND) * wide, min(down, y + AROUND + 1) * wide];
      const within = (table: Float64Array) =>
        table[foot + right]! - table[foot + left]! - table[top + right]! + table[top + left]!;
      const count = within(counts);
      grounds[y * across + x] = count > 0 ? within(sums) / count : grey[y * across + x]!;
    }
  return grounds;
}

/** A picture, its cells, and how bright the ground of each and the paper is. */
interface Scene {
  picture: GreyPicture;
  cells: Cells;
  grounds: Uint8Array;
  paper: number;
}

/** Each pixel of a cell, by its place in the picture. */
function eachPixel({ picture, cells }: Scene, cell: number, see: (at: number) => void): void {
  const left = (cell % cells.across) * CELL;
  const top = ((cell - (cell % cells.across)) / cells.across) * CELL;
  for (let y = top; y < min(picture.height, top + CELL); y++)
    for (let x = left; x < min(picture.width, left + CELL); x++) see(y * picture.width + x);
}

function holdsLightWords(band: readonly number[], scene: Scene): boolean {
  const inside = new Set(band);
  let [own, lighter, darker, size] = [0, 0, 0, 0];
  for (const cell of band) {
    // At its edge a part of a cell is paper.
    if (around(cell, scene.cells).some((one) => !inside.has(one))) continue;
    const ground = scene.grounds[cell]!;
    const light = ground + LIGHT * (scene.paper - ground);
    eachPixel(scene, cell, (at) => {
      const value = scene.picture.data[at]!;
      size++;
      if (abs(value - ground) <= GRAIN) own++;
      else if (value > light) lighter++;
      else if (value < ground) darker++;
    });
  }
  return (
    own >= OWN_TONE * size &&
    lighter >= LIGHTER.least * size &&
    lighter <= LIGHTER.most * size &&
    darker <= DARKER * size
  );
}

/** What is lighter than the ground becomes dark; at the edge of a band paper stays what it is. */
function turn(band: readonly number[], scene: Scene): void {
  const { picture, cells, grounds, paper } = scene;
  const turned = (at: number, ground: number) => {
    const above = max(0, picture.data[at]! - ground - GRAIN / 2);
    return max(0, paper - (above * paper) / max(1, paper - ground - GRAIN / 2));
  };
  const inside = new Set(band);
  const edge = new Set<number>();
  for (const cell of band) {
    eachPixel(scene, cell, (at) => {
      picture.data[at] = turned(at, grounds[cell]!);
    });
    for (const at of around(cell, cells)) if (!inside.has(at)) edge.add(at);
  }
  for (const cell of edge)
    eachPixel(scene, cell, (at) => {
      picture.data[at] = max(picture.data[at]!, turned(at, grounds[cell]!));
    });
}

/** The cells around one, within the picture. */
function around(cell: number, { across, dark }: Cells): number[] {
  const x = cell % across;
  const beside = [-1, 0, 1].filter((dx) => x + dx >= 0 && x + dx < across);
  return [-across, 0, across]
    .flatMap((row) => beside.map((dx) => cell + row + dx))
    .filter((at) => at !== cell && at >= 0 && at < dark.length);
}
