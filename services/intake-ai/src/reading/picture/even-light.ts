import { shrink, type GreyPicture } from './grey-picture.ts';

const { floor, max, min } = Math;

const CELL = 16;
const REACH = 2;

/** Takes shadows and uneven light out: each pixel is divided by the brightness of the paper around it. */
export function evenLight(picture: GreyPicture): GreyPicture {
  const small = shrink(picture, max(1, min(CELL, floor(min(picture.width, picture.height) / 4))));
  const paper = blur(brightest(small));
  const { width, height } = picture;
  const data = new Uint8Array(width * height);
  const sx = paper.width / width;
  const sy = paper.height / height;
  for (let y = 0; y < height; y++) {
    const py = max(0, min(paper.height - 1.001, (y + 0.5) * sy - 0.5));
    const top = floor(py);
    const fy = py - top;
    const below = min(paper.height - 1, top + 1);
    for (let x = 0; x < width; x++) {
      const px = max(0, min(paper.width - 1.001, (x + 0.5) * sx - 0.5));
      const left = floor(px);
      const fx = px - left;
      const right = min(paper.width - 1, left + 1);
      const upper =
        (paper.data[top * paper.width + left] ?? 0) * (1 - fx) +
        (paper.data[top * paper.width + right] ?? 0) * fx;
      const lower =
        (paper.data[below * paper.width + left] ?? 0) * (1 - fx) +
        (paper.data[below * paper.width + right] ?? 0) * fx;
      const light = max(16, upper * (1 - fy) + lower * fy);
      data[y * width + x] = min(255, ((picture.data[y * width + x] ?? 0) * 250) / light);
    }
  }
  return { data, width, height };
}

function brightest(picture: GreyPicture): GreyPicture {
  return filter(picture, (values) => {
    values.sort((a, b) => a - b);
    return values[floor(values.length * 0.85)] ?? 0;
  });
}

function blur(picture: GreyPicture): GreyPicture {
  return filter(picture, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}

function filter(
  { data, width, height }: GreyPicture,
  combine: (values: number[]) => number,
): GreyPicture {
  const result = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const values: number[] = [];
      for (let dy = -REACH; dy <= REACH; dy++) {
        for (let dx = -REACH; dx <= REACH; dx++) {
          const nx = x + dx;
          const ny = y + dy;
          if (nx >= 0 && ny >= 0 && nx < width && ny < height)
            values.push(data[ny * width + nx] ?? 0);
        }
      }
      result[y * width + x] = combine(values);
    }
  }
  return { data: result, width, height };
}
