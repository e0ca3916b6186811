import type { GreyPicture, Point, Quad } from './grey-picture.ts';

const { abs, floor, hypot, max, min, round } = Math;

/** Draws the sheet as if seen from straight above, scaled so that its longer side has about `side` pixels. */
export function straighten(picture: GreyPicture, quad: Quad, side: number): GreyPicture {
  const [a, b, c, d] = quad;
  const across = max(distance(a, b), distance(d, c));
  const down = max(distance(a, d), distance(b, c));
  const scale = min(3, side / max(across, down));
  const width = max(8, round(across * scale));
  const height = max(8, round(down * scale));
  const h = homography(
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ],
    quad,
  );
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = h[6] * x + h[7] * y + 1;
      data[y * width + x] = sample(
        picture,
        (h[0] * x + h[1] * y + h[2]) / w,
        (h[3] * x + h[4] * y + h[5]) / w,
      );
    }
  }
  return { data, width, height };
}

function sample({ data, width, height }: GreyPicture, x: number, y: number): number {
  const left = max(0, min(width - 2, floor(x)));
  const top = max(0, min(height - 2, floor(y)));
  const fx = max(0, min(1, x - left));
  const fy = max(0, min(1, y - top));
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

type Homography = [number, number, number, number, number, number, number, number];

/** The projective map that takes `from` to `to`: eight linear equations, solved by elimination. */
function homography(from: Quad, to: Quad): Homography {
  const rows: number[][] = [];
  from.forEach((point, index) => {
    const target = to[index] ?? point;
    rows.push([point.x, point.y, 1, 0, 0, 0, -point.x * target.x, -point.y * target.x, target.x]);
    rows.push([0, 0, 0, point.x, point.y, 1, -point.x * target.y, -point.y * target.y, target.y]);
  });
  for (let column = 0; column < 8; column++) {
    const pivot = rows
      .slice(column)
      .reduce(
        (best, row, index) =>
          abs(row[column] ?? 0) > abs(rows[best]?.[column] ?? 0) ? column + index : best,
        column,
      );
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const head = rows[column] ?? [];
    const divisor = head[column] || 1e-12;
    for (let at = column; at < 9; at++) head[at] = (head[at] ?? 0) / divisor;
    for (const row of rows) {
      const factor = row[column] ?? 0;
      if (row === head || factor === 0) continue;
      for (let at = column; at < 9; at++) row[at] = (row[at] ?? 0) - factor * (head[at] ?? 0);
    }
  }
  return rows.map((row) => row[8] ?? 0) as Homography;
}

function distance(a: Point, b: Point): number {
  return hypot(a.x - b.x, a.y - b.y);
}
