import { expect, test } from '@jest/globals';
import { isFurniture } from './page-furniture.ts';

test.each(['« Juli: Johannisbeergelee', 'Next recipe »', '← zurück', '‹ Older post'])(
  '“%s” leads to another page',
  (line) => {
    expect(isFurniture(line)).toBe(true);
  },
);

test.each(['« le meilleur gâteau »', '→ 200 g flour', '1 oignon →', 'Mehl → sieben'])(
  '“%s” leads nowhere',
  (line) => {
    expect(isFurniture(line)).toBe(false);
  },
);
