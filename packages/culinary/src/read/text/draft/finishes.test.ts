import { expect, test } from '@jest/globals';
import { finishes } from './short-orders.ts';

test.each(['Adornar con huevo rallado', 'Mit Petersilie bestreuen.', 'Saupoudrer de sucre glace'])(
  '“%s” is done last',
  (text) => {
    expect(finishes(text)).toBe(true);
  },
);

test.each(['mejor si la mayonesa es casera', 'Decorate: see the photo', 'Garnish'])(
  '“%s” tells nobody so',
  (text) => {
    expect(finishes(text)).toBe(false);
  },
);
