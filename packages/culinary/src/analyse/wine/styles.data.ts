/** A style of wine: what it is like in figures, and what a reader is told of it. */
export interface WineStyle {
  id: string;
  colour: 'sparkling' | 'white' | 'rose' | 'orange' | 'red' | 'fortified' | 'dessert';
  name: string;
  /** 1 to 5. */
  body: number;
  acidity: number;
  /** 0 to 5. */
  tannin: number;
  sweetness: number;
  /** Percent by volume. */
  alcohol: number;
  /** Degrees Celsius at which it is best, give or take one. */
  serveAt: number;
  /** What it is like, as the beginning of a sentence. */
  taste: string;
  /** On the glass, on decanting or on how much, where it matters. */
  note: string | null;
  /** Grape or appellation, and its region. */
  examples: readonly (readonly [name: string, region: string])[];
}

type Figures = readonly [
  body: number,
  acidity: number,
  tannin: number,
  sweetness: number,
  alcohol: number,
  serveAt: number,
];

const style = (
  id: string,
  colour: WineStyle['colour'],
  name: string,
  [body, acidity, tannin, sweetness, alcohol, serveAt]: Figures,
  taste: string,
  note: string | null,
  examples: WineStyle['examples'],
): WineStyle => ({
  ...{
    id,
    colour,
    name,
    body,
    acidity,
    tannin,
    sweetness,
    alcohol,
    serveAt,
    taste,
    note,
    examples,
  },
});

/**
 * The figures are common teaching about these styles, on scales of five; they place a style among others and measure no bottle. Their order in
 * body and acidity was compared with the labels of the X-Wines data set (CC0).
 */
export const wineStyles: readonly WineStyle[] = [
  style(
    'sparkling_brut',
    'sparkling',
    'Dry traditional-method sparkling wine',
    [3, 5, 0, 1, 12, 8],
    'Fine bubbles, citrus, apple and a note of fresh bread',
    'A white wine glass shows more of it than a narrow flute.',
    [
      ['Champagne brut', 'Champagne'],
      ['Crémant', 'Loire, Alsace or Burgundy'],
      ['Cava brut nature', 'Penedès'],
    ],
  ),
  style(
    'sparkling_fruity',
    'sparkling',
    'Fruity tank-method sparkling wine',
    [2, 4, 0, 2, 11, 7],
    'Soft bubbles, pear and blossom',
    null,
    [
      ['Prosecco extra dry', 'Veneto'],
      ['Sekt trocken', 'Rheinhessen'],
    ],
  ),
  style(
    'sparkling_sweet',
    'sparkling',
    'Sweet, light sparkling wine',
    [2, 4, 0, 4, 6, 7],
    'Grape and orange blossom, sweet and hardly stronger than cider',
    'The youngest on the shelf is the best.',
    [
      ["Moscato d'Asti", 'Piedmont'],
      ['Brachetto d’Acqui', 'Piedmont'],
      ['Clairette de Die', 'Rhône'],
    ],
  ),
  style(
    'white_light_crisp',
    'white',
    'Light, crisp white',
    [2, 5, 0, 1, 12, 9],
    'Lemon, green apple and a saline finish',
    null,
    [
      ['Albariño', 'Rías Baixas'],
      ['Muscadet sur lie', 'Loire'],
      ['Picpoul de Pinet', 'Languedoc'],
    ],
  ),
  style(
    'white_aromatic_herbal',
    'white',
    'Herbal, aromatic white',
    [2, 5, 0, 1, 12.5, 9],
    'Gooseberry, grapefruit and cut grass',
    null,
    [
      ['Sauvignon Blanc', 'Sancerre or Marlborough'],
      ['Grüner Veltliner', 'Kamptal'],
      ['Verdejo', 'Rueda'],
    ],
  ),
  style(
    'white_aromatic_dry',
    'white',
    'Floral, aromatic dry white',
    [3, 3, 0, 1, 13, 10],
    'Rose, lychee, ginger and apricot',
    null,
    [
      ['Gewürztraminer', 'Alsace'],
      ['Viognier', 'Condrieu'],
      ['Torrontés', 'Salta'],
    ],
  ),
  style(
    'white_offdry',
    'white',
    'Off-dry white',
    [2, 5, 0, 3, 10.5, 8],
    'Lime, peach and blossom, with a touch of sugar held by acid',
    null,
    [
      ['Riesling Kabinett', 'Mosel'],
      ['Vouvray demi-sec', 'Loire'],
      ['Riesling feinherb', 'Nahe'],
    ],
  ),
  style(
    'white_dry_riesling',
    'white',
    'Dry Riesling',
    [2, 5, 0, 1, 12, 9],
    'Lime, stone fruit and wet slate',
    null,
    [
      ['Riesling trocken', 'Rheingau'],
      ['Riesling', 'Alsace'],
      ['Riesling', 'Clare Valley'],
    ],
  ),
  style(
    'white_medium',
    'white',
    'Medium-bodied white without oak',
    [3, 3, 0, 1, 13, 10],
    'Apple, pear and almond',
    null,
    [
      ['Chablis', 'Burgundy'],
      ['Soave Classico', 'Veneto'],
      ['Pinot Blanc', 'Alsace'],
    ],
  ),
  style(
    'white_full_oaked',
    'white',
    'Full white with oak',
    [5, 3, 0, 1, 13.5, 12],
    'Ripe apple, vanilla and toasted nuts',
    'Not from the refrigerator door: colder, it tastes of wood alone. A wide glass.',
    [
      ['Meursault', 'Burgundy'],
      ['White Rioja crianza', 'Rioja'],
      ['Marsanne and Roussanne', 'Northern Rhône'],
    ],
  ),
  style(
    'rose_dry',
    'rose',
    'Dry rosé',
    [2, 4, 1, 1, 12.5, 10],
    'Strawberry, citrus and herbs',
    null,
    [
      ['Grenache and Cinsault', 'Provence'],
      ['Rosado of Garnacha', 'Navarra'],
      ['Cerasuolo', 'Abruzzo'],
    ],
  ),
  style(
    'orange',
    'orange',
    'Skin-contact white',
    [3, 3, 3, 1, 12.5, 13],
    'Dried apricot, tea and nuts, with the grip of a light red',
    'Open it half an hour before.',
    [
      ['Ribolla Gialla', 'Friuli'],
      ['Rkatsiteli from the amphora', 'Kakheti'],
    ],
  ),
  style(
    'red_light',
    'red',
    'Light red with little tannin',
    [2, 4, 2, 1, 12.5, 14],
    'Red cherry, raspberry and damp earth',
    'Half an hour in the refrigerator does it good; a wide glass.',
    [
      ['Pinot Noir', 'Burgundy or Baden'],
      ['Gamay', 'Beaujolais'],
      ['Schiava', 'Alto Adige'],
    ],
  ),
  style(
    'red_medium_acid',
    'red',
    'Medium red with high acid',
    [3, 5, 3, 1, 13, 16],
    'Sour cherry, tomato leaf and dried herbs',
    null,
    [
      ['Chianti Classico', 'Tuscany'],
      ["Barbera d'Asti", 'Piedmont'],
      ['Cabernet Franc', 'Chinon'],
    ],
  ),
  style(
    'red_medium_round',
    'red',
    'Medium, round red',
    [3, 3, 3, 1, 13.5, 16],
    'Plum, red fruit and a little cocoa',
    null,
    [
      ['Merlot', 'Saint-Émilion or Pomerol'],
      ['Côtes du Rhône', 'Southern Rhône'],
      ['Tempranillo', 'Rioja'],
    ],
  ),
  style(
    'red_spicy',
    'red',
    'Ripe, spicy red',
    [4, 3, 3, 1, 14, 17],
    'Blackberry, black pepper and smoke',
    null,
    [
      ['Syrah', 'Northern Rhône'],
      ['Shiraz', 'Barossa'],
      ['Carménère', 'Colchagua'],
    ],
  ),
  style(
    'red_full_tannic',
    'red',
    'Full red with firm tannin',
    [5, 4, 5, 1, 14, 18],
    'Blackcurrant, cedar and tobacco',
    'Decant a young one an hour before.',
    [
      ['Cabernet Sauvignon', 'Médoc'],
      ['Barolo', 'Piedmont'],
      ['Malbec', 'Mendoza'],
    ],
  ),
  style(
    'red_aged_savoury',
    'red',
    'Mature, savoury red',
    [4, 4, 3, 1, 13.5, 17],
    'Mushroom, forest floor and dried cherry',
    'Stand it up a day before and pour it off its sediment, shortly before the meal.',
    [
      ['Gran Reserva', 'Rioja'],
      ['Mature Nebbiolo', 'Piedmont'],
      ['Mature Pinot Noir', 'Burgundy'],
    ],
  ),
  style(
    'sherry_dry',
    'fortified',
    'Dry sherry',
    [2, 3, 0, 0, 15, 8],
    'Almond, salt and yeast, bone dry',
    'In a white wine glass; an open bottle keeps for days, not weeks.',
    [
      ['Fino', 'Jerez'],
      ['Manzanilla', 'Sanlúcar'],
    ],
  ),
  style(
    'sherry_oxidative',
    'fortified',
    'Dry, nutty fortified wine',
    [4, 3, 1, 1, 18, 13],
    'Walnut, burnt sugar and orange peel, and yet dry',
    'Small glasses: it is strong.',
    [
      ['Amontillado', 'Jerez'],
      ['Oloroso', 'Jerez'],
      ['Sercial', 'Madeira'],
    ],
  ),
  style(
    'dessert_botrytis',
    'dessert',
    'Sweet white of late or noble-rotten grapes',
    [4, 4, 0, 5, 12.5, 10],
    'Apricot, quince and marmalade, lively with acid',
    'Half a glass each: 60 ml will do.',
    [
      ['Sauternes', 'Bordeaux'],
      ['Tokaji Aszú', 'Tokaj'],
      ['Riesling Beerenauslese', 'Rheingau'],
    ],
  ),
  style(
    'fortified_sweet_red',
    'fortified',
    'Sweet, fortified red',
    [5, 3, 3, 5, 19, 16],
    'Blackberry, fig and chocolate, warm and sweet',
    'Small glasses: it is strong.',
    [
      ['Banyuls', 'Roussillon'],
      ['Ruby or late-bottled vintage port', 'Douro'],
      ['Maury', 'Roussillon'],
    ],
  ),
  style(
    'fortified_sweet_white',
    'fortified',
    'Sweet, nutty fortified wine',
    [5, 3, 0, 5, 18, 13],
    'Raisin, fig and coffee',
    'Small glasses: it is strong and very sweet.',
    [
      ['Pedro Ximénez', 'Jerez'],
      ['Malmsey', 'Madeira'],
      ['Muscat', 'Rutherglen'],
    ],
  ),
];
