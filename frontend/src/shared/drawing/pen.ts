/** All drawing happens as SVG text in a box of -50 to 50. Angles are degrees, clockwise from three o'clock. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** A point at an angle and a distance from the middle. */
export function polar(angle: number, radius: number): [x: number, y: number] {
  const turn = (angle * Math.PI) / 180;
  return [rounded(radius * Math.cos(turn)), rounded(radius * Math.sin(turn))];
}

/** The same as text for a path, around any middle. */
export function xy(angle: number, radius: number, x = 0, y = 0): string {
  const turn = (angle * Math.PI) / 180;
  return `${rounded(x + radius * Math.cos(turn))} ${rounded(y + radius * Math.sin(turn))}`;
}

export const shape = (path: string, fill: string, extra = '') =>
  `<path d="${path}" fill="${fill}" ${extra}/>`;

export const stroke = (path: string, colour: string, width = 2.4, extra = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${fill}"/>`;

export const hoop = (radius: number, colour: string, width: number) =>
  `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const oval = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  turn = 0,
) =>
  `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(radiusX)}" ry="${rounded(radiusY)}" ` +
  `fill="${fill}" transform="rotate(${rounded(turn)} ${rounded(x)} ${rounded(y)})"/>`;

/** Moves, scales and turns a drawing. */
export const place = (drawing: string, x: number, y: number, scale = 1, turn = 0) =>
  `<g transform="translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)}) scale(${scale})">${drawing}</g>`;

export const each = <const Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => string,
) => items.map(draw).join('');

/** Repeats a drawing `count` times around the middle. */
export const around = (count: number, draw: (angle: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count, index)).join('');

/** A leaf from its stem at x, y, with a vein when a colour for it is given. */
export const leaf = (
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  fill: string,
  vein?: string,
) =>
  place(
    shape(
      `M0 0 C${length * 0.25} ${-width} ${length * 0.75} ${-width} ${length} 0 C${length * 0.75} ${width} ${length * 0.25} ${width} 0 0Z`,
      fill,
    ) + (vein ? stroke(`M${length * 0.1} 0 L${length * 0.84} 0`, vein, 1.6) : ''),
    x,
    y,
    1,
    turn,
  );

export const wedge = (middle: number, span: number, inner: number, outer: number) =>
  `M${xy(middle, inner)} L${xy(middle - span / 2, outer)} A${outer} ${outer} 0 0 1 ${xy(middle + span / 2, outer)}Z`;

/** A drop standing on its round end. */
export const teardrop = (length: number, width: number) =>
  [
    `M0 ${-length}`,
    `C${width * 0.5} ${-length * 0.5} ${width} ${-length * 0.05} ${width} ${length * 0.35}`,
    `C${width} ${length * 0.8} ${width * 0.55} ${length} 0 ${length}`,
    `C${-width * 0.55} ${length} ${-width} ${length * 0.8} ${-width} ${length * 0.35}`,
    `C${-width} ${-length * 0.05} ${-width * 0.5} ${-length * 0.5} 0 ${-length}Z`,
  ].join(' ');

/** An arc, as of a strand of pasta. */
export const strand = (radius: number, from: number, to: number) =>
  `M${xy(from, radius)} A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${xy(to, radius)}`;

/** A citrus fruit cut across. */
export const citrusCut = (skin: string, flesh: string, pith: string) =>
  dot(0, 0, 40, skin) +
  dot(0, 0, 35.5, pith) +
  around(9, (angle) =>
    shape(
      wedge(angle, 34, 5, 31.5),
      flesh,
      `stroke="${flesh}" stroke-width="2.4" stroke-linejoin="round"`,
    ),
  );
