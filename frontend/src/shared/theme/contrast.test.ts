import { expect, test } from '@jest/globals';
import { dark, light, type ColourName } from './colours.data.ts';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red, green, blue] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds: ColourName[] = ['page', 'surface', 'sunken', 'fill'];
const onEveryGround = (name: ColourName, least: number) =>
  grounds.map((ground) => [name, ground, least] as const);
const pairs: (readonly [ColourName, ColourName, number])[] = [
  ...(['ink', 'ink2', 'ink3', 'cobalt', 'leaf', 'iron', 'tomato'] as const).flatMap((name) =>
    onEveryGround(name, 4.5),
  ),
  ...(['control', 'outline'] as const).flatMap((name) => onEveryGround(name, 3)),
  ['onCobalt', 'cobalt', 4.5],
  ['onLemon', 'lemon', 4.5],
  ['ink', 'lemonTint', 4.5],
  ['cobalt', 'cobaltTint', 4.5],
  ['leaf', 'leafTint', 4.5],
  ['iron', 'ironTint', 4.5],
  ['tomato', 'tomatoTint', 4.5],
  ['page', 'ink', 4.5],
  ...(['band1', 'band2', 'band3', 'band4', 'band5'] as const).map(
    (band) => ['onBand', band, 3] as const,
  ),
];

test.each(pairs)('%s reads on %s, %p to 1 or more, by day and by night', (text, ground, least) => {
  for (const colours of [light, dark] as Record<ColourName, string>[])
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(least);
});
