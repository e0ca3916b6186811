import { expect, test } from '@jest/globals';
import { cutFraction } from './fraction-glyphs.ts';
import type { GreyPicture } from './grey-picture.ts';

function picture(rows: readonly string[]): GreyPicture {
  const width = Math.max(...rows.map((row) => row.length));
  return {
    width,
    height: rows.length,
    data: Uint8Array.from(
      rows.flatMap((row) => [...row.padEnd(width)].map((sign) => (sign === '#' ? 0 : 255))),
    ),
  };
}

const HALF = [
  '   ###                         ',
  '######                         ',
  '######            ##           ',
  '######           ##            ',
  '    ##          ###            ',
  '    ##         ###             ',
  '    ##         ##              ',
  '    ##        ###              ',
  '    ##       ###               ',
  '    ##       ##                ',
  '    ##      ###                ',
  '    ##     ###    #######      ',
  '    ##     ##    #########     ',
  '    ##    ###   ####   ####    ',
  '         ###    ###     ###    ',
  '         ##             ###    ',
  '        ###            ####    ',
  '       ###            ####     ',
  '       ##            ####      ',
  '      ###           ####       ',
  '     ###           ####        ',
  '     ##           ####         ',
  '                 ####          ',
  '                 ############  ',
  '                 ############  ',
];

test('the slash of a half may begin below its top and end above its foot', () => {
  const whole = picture(HALF);
  const parts = cutFraction(whole, { x0: 0, y0: 0, x1: whole.width, y1: whole.height });
  expect(parts?.numerator.width).toBeLessThan(10);
  expect(parts?.denominator.width).toBeGreaterThan(10);
});

test('a Y is no fraction', () => {
  const arm = (at: number) => `${' '.repeat(at)}###${' '.repeat(20 - 2 * at)}###`;
  const letter = picture([
    ...Array.from({ length: 11 }, (_, at) => arm(at)),
    ...new Array<string>(12).fill(`${' '.repeat(11)}###`),
  ]);
  expect(cutFraction(letter, { x0: 0, y0: 0, x1: letter.width, y1: letter.height })).toBeNull();
});
