import { describe, expect, it } from '@jest/globals';
import { dishSaidBack, isExclamation, withoutSaidBehind } from './said-behind-dish.ts';

const spoken = new Set<string>();

describe('a dish with a short sentence behind it', () => {
  it.each([
    ['Kedgeree! Dead easy', 'Kedgeree'],
    ['Spinatspätzle! Ganz einfach', 'Spinatspätzle'],
    ['Arroz con costra. Facilísimo', 'Arroz con costra'],
    ['Pot-au-feu ! Très simple', 'Pot-au-feu'],
    ['Il migliaccio! Facilissimo', 'Il migliaccio'],
  ])('%s is the dish alone', (title, dish) => {
    expect(withoutSaidBehind(title, spoken)).toBe(dish);
  });

  it('keeps a second sentence that names food', () => {
    expect(withoutSaidBehind('Grandma! Apple pie', spoken)).toBe('Grandma! Apple pie');
  });
});

describe('a dish that the cook says back', () => {
  it.each([
    ['The Glamorgan sausages love?', 'Glamorgan sausages'],
    ['La tourte de blettes ?', 'Tourte de blettes'],
    ['Die Linsensuppe, Schatz?', 'Linsensuppe'],
    ['La pasta e ceci, tesoro?', 'Pasta e ceci'],
    ['Las lentejas con chorizo, cariño?', 'Lentejas con chorizo'],
  ])('%s names it', (line, dish) => {
    expect(dishSaidBack([line], spoken)).toBe(dish);
  });

  it('stands where the title only exclaims', () => {
    expect(isExclamation('Easy.', spoken)).toBe(true);
    expect(isExclamation('Apple pie.', spoken)).toBe(false);
  });
});
