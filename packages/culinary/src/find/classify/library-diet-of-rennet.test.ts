import { expect, test } from '@jest/globals';
import { classifyDiet } from './classify-diet.ts';

const linesOf = (text: string) => text.split(';').map((line) => line.trim());
const dietOf = (line: string, language: string) => classifyDiet('Supper', [line], language);

test.each([
  ['en', 'rennet; 1 tsp animal rennet; calf’s rennet; 2 rennet tablets; collagen powder'],
  ['en', 'isinglass; carmine; 1 tsp cochineal; colouring (E120); E 120; 6 gummy bears'],
  ['de', '1 ml Lab; Kälberlab; 2 Labtabletten; tierisches Lab; Kollagen; Kollagenpulver'],
  ['de', 'Hausenblase; Karmin; Koschenille; E 120; 100 g Gummibärchen'],
  ['fr', 'présure; 3 gouttes de présure; collagène; ichtyocolle; carmin; cochenille'],
  ['it', 'caglio; caglio di vitello; presame; collagene in polvere; ittiocolla; cocciniglia'],
  ['es', 'cuajo; pastilla de cuajo; colágeno hidrolizado; colapez; carmín; cochinilla'],
  ['nl', 'stremsel; dierlijk stremsel; collageenpoeder; vislijm; karmijn; cochenille'],
  ['pt', 'coalho; coalho líquido; colágeno; colagénio em pó; ictiocola; cochonilha'],
  ['sv', 'löpe; 2 ml ostlöpe; kollagen; kollagenpulver; husbloss; karmin; gelégodis'],
])('in %s what sets or colours and comes of an animal is not vegetarian: %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, dietOf(line, language)]).toEqual([line, expect.not.stringMatching('vegetarian')]);
});

test.each([
  ['en', 'vegetable rennet; 1 tsp vegetarian rennet; microbial rennet; liquid vegetable rennet'],
  ['en', 'rennet (microbial); vegan collagen; vegetable suet; vegan gelatine; red food colouring'],
  [
    'de',
    'vegetarisches Lab; mikrobielles Lab; pflanzliches Lab; Lab (mikrobiell); Labkraut; Labneh',
  ],
  ['de', 'veganes Kollagen; vegane Gummibärchen; gelatinefreie Gummibärchen'],
  ['fr', 'présure végétale; présure microbienne; présure liquide végétale; collagène végétal'],
  ['it', 'caglio vegetale; caglio microbico; caglio liquido vegetale; collagene vegano'],
  ['es', 'cuajo vegetal; cuajo microbiano; cuajo líquido vegetal; colágeno vegano'],
  ['nl', 'vegetarisch stremsel; microbieel stremsel; plantaardig stremsel; vegan collageen'],
  ['pt', 'coalho vegetal; coalho microbiano; queijo coalho; colágeno vegano'],
  ['sv', 'vegetabilisk löpe; mikrobiell löpe; vegetarisk löpe; veganskt kollagen'],
])('in %s the same from plants or microbes is vegetarian: %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, dietOf(line, language)]).toEqual([line, 'vegetarian']);
});
