import type { Family } from '../principals/principal.ts';

export type DrinkKey = 'fresh' | 'creamy' | 'spiced' | 'braised' | 'roasted' | 'umami' | 'sweet';

/** Styles by how a dish is cooked and the weight of its principal ingredient, two each. */
export const wines: Readonly<
  Record<DrinkKey, Readonly<Record<Family['weight'], readonly [string, string]>>>
> = {
  fresh: {
    light: [
      'A light, crisp white such as Muscadet or Albariño, served at 8 °C: its salt and citrus answer the acid on the plate.',
      'A dry sparkling wine, well chilled, which clears the palate between bites.',
    ],
    medium: [
      'A herbal white such as Sauvignon Blanc or Verdejo, served at 9 °C.',
      'A dry rosé from the south of France, cool but not icy.',
    ],
    rich: [
      'A light red with little tannin, such as Gamay, slightly cooled to 14 °C.',
      'A dry rosé with some body, such as one from Tavel.',
    ],
    sweet: [
      'A light, sweet sparkling Muscat, served at 7 °C: no sweeter than the fruit.',
      'A late-harvest Riesling, in small glasses.',
    ],
  },
  creamy: {
    light: [
      'A medium-bodied white without oak, such as Chablis or Soave, served at 10 °C.',
      'A dry sparkling wine, whose acidity cuts through the richness.',
    ],
    medium: [
      'A rounder white such as a lightly oaked Chardonnay, served at 11 °C.',
      'A Pinot Blanc from Alsace, for those who prefer it leaner.',
    ],
    rich: [
      'A full white with some oak, such as one from the Rhône, served at 12 °C.',
      'A light Pinot Noir at 14 °C, if red is wanted.',
    ],
    sweet: [
      'A botrytised sweet white such as Sauternes, served at 10 °C in small glasses.',
      'A sweet nutty fortified wine, a little of it beside the plate.',
    ],
  },
  spiced: {
    light: [
      'An off-dry Riesling, served at 8 °C: the touch of sugar calms the chilli.',
      'A floral dry white such as Gewürztraminer, served at 10 °C.',
    ],
    medium: [
      'An off-dry Riesling or Chenin Blanc, served at 8 °C: the touch of sugar calms the spice.',
      'A dry rosé, cold, if the spice is mild.',
    ],
    rich: [
      'A round, ripe red with soft tannin such as Grenache, served at 16 °C.',
      'A spicy red such as Syrah, if the dish is not too hot.',
    ],
    sweet: [
      'A sweet Muscat, lightly chilled, which likes spice.',
      'A tawny fortified wine in small glasses.',
    ],
  },
  braised: {
    light: [
      'A medium-bodied white such as Soave or Gavi, served at 10 °C.',
      'A light red such as Gamay, slightly cooled.',
    ],
    medium: [
      'A medium red with lively acidity such as Barbera or Chinon, served at 15 °C.',
      'A fuller white such as one from the Rhône, for those who prefer white.',
    ],
    rich: [
      'A full red with firm tannin such as Cabernet Sauvignon or Nebbiolo, opened an hour ahead.',
      'A mature Rioja, whose leather and dried cherry suit long cooking.',
    ],
    sweet: [
      'A late-harvest white, served at 10 °C.',
      'A sweet red fortified wine with the darker fruit.',
    ],
  },
  roasted: {
    light: [
      'A medium-bodied white without oak such as Chablis, served at 10 °C.',
      'A skin-contact white, if something with grip is wanted.',
    ],
    medium: [
      'A medium round red such as Merlot or Tempranillo, served at 15 °C.',
      'A dry rosé with body, for a warm evening.',
    ],
    rich: [
      'A spicy, ripe red such as Syrah, served at 17 °C.',
      'A full red such as Malbec, with the browned edges in mind.',
    ],
    sweet: [
      'A sweet nutty fortified wine, served cool.',
      'A botrytised sweet white, for apricot and honey beside the caramel.',
    ],
  },
  umami: {
    light: [
      'A dry sherry such as fino, served at 8 °C: salt and almond beside soy and broth.',
      'A dry Riesling, served at 9 °C.',
    ],
    medium: [
      'A dry Riesling or Grüner Veltliner, served at 9 °C.',
      'A light Pinot Noir at 14 °C, which soy and mushrooms like.',
    ],
    rich: [
      'A light to medium Pinot Noir, served at 14 °C: soft tannin does not fight the salt.',
      'An oxidative dry fortified wine such as amontillado, in small glasses.',
    ],
    sweet: [
      'A sweet Muscat, lightly chilled.',
      'An oxidative sweet fortified wine, a small glass.',
    ],
  },
  sweet: {
    light: [
      'A light, sweet sparkling Muscat, served at 7 °C.',
      'A late-harvest Riesling, in small glasses.',
    ],
    medium: [
      'A botrytised sweet white such as Tokaj, served at 10 °C.',
      'A sweet sparkling wine, for the last toast.',
    ],
    rich: [
      'A sweet red fortified wine such as port or Banyuls, served at 16 °C.',
      'A sweet nutty fortified wine, in small glasses.',
    ],
    sweet: [
      'A botrytised sweet white such as Tokaj or Sauternes, served at 10 °C.',
      'A sweet nutty fortified wine such as a Rutherglen Muscat, in small glasses.',
    ],
  },
};

export const withoutAlcohol: Readonly<Record<DrinkKey, string>> = {
  fresh: 'Without alcohol: sparkling water with cucumber and a strip of lemon peel.',
  creamy:
    'Without alcohol: chilled, unsweetened verjuice or apple juice with plenty of sparkling water.',
  spiced: 'Without alcohol: a lightly salted lime soda, well chilled.',
  braised: 'Without alcohol: dark grape juice with black tea, half and half, served cool.',
  roasted: 'Without alcohol: cloudy apple juice with a sprig of thyme and sparkling water.',
  umami: 'Without alcohol: roasted green tea, warm or over ice.',
  sweet: 'Without alcohol: a small cup of black coffee or a glass of cold chamomile tea.',
};
