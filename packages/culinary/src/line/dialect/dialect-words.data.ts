import type { Dialect } from '../../words/language.ts';

/** Whose measures a recipe uses: a dialect of English whose measures are its own, or the United States. */
export type Country = Extract<Dialect, `en-${string}`> | 'en-US';

/** Words and spellings of Britain and Australia alike, against those of the United States. */
export const commonwealthWords = `
  caster sugar|castor sugar|plain flour|self[- ]raising|icing sugar|bicarbonate of soda|bicarb|
  flavour(?:s|ed|ing|ings)?|colour(?:s|ed|ing)?|fibre|centre|mould|savoury|yoghurt|chill?ies|chilli|litres?|
  millilitres?|cornflour|wholemeal|(?:beef|lamb|pork|turkey) mince|spring onions?|prawns?|
  baking tray|frying pan|tinned|tins?|sultanas|desiccated|golden syrup|treacle|fan oven|fan-forced|
  rocket|beetroots?|stock cubes?|mince pies?
`;

/** What only the cooks of one country say. */
export const countryWords: Readonly<Partial<Record<Country, string>>> = {
  'en-GB': `
    aubergines?|courgettes?|gas mark|gas \\d|cling ?film|double cream|single cream|mangetouts?|
    swedes?|rapeseed oil|kitchen paper|greaseproof|gammon|digestives?|clotted cream|stilton|
    demerara|semi-skimmed|rashers?|dessertspoons?|knob of butter|hob|suet|streaky
  `,
  'en-AU': `
    capsicums?|thickened cream|copha|bicarb soda|rockmelon|baking paper|eschalots?|brown onions?|
    lebanese cucumbers?|continental parsley|king prawns?|butternut pumpkin|kent pumpkin
  `,
  'en-NZ': 'kumara|edmonds|standard flour|high grade flour',
  'en-US': `
    all[- ]purpose flour|ap flour|confectioners['’]? sugar|powdered sugar|granulated sugar|
    heavy (?:whipping )?cream|half[- ]and[- ]half|cilantro|arugula|scallions?|kosher salt|
    flavors?|flavored|colors?|colored|cornstarch|broil(?:er|ed)?|skillet|plastic wrap|ground beef|
    garbanzo|graham crackers?|sticks? (?:of |unsalted |salted )?butter|cool whip|velveeta|crisco|
    cookie sheet|green onions?|bell peppers?|eggplants?|zucchinis?|molasses|half gallon|quarts?
  `,
};

/** The end of a site's name says where its cooks are. */
export const countryDomains: Readonly<Record<string, Country>> = {
  uk: 'en-GB',
  ie: 'en-GB',
  au: 'en-AU',
  nz: 'en-NZ',
  ca: 'en-CA',
  us: 'en-US',
};

/** Sites whose name does not say it. */
export const countrySites: Readonly<Record<string, Country>> = {
  'bbcgoodfood.com': 'en-GB',
  'greatbritishchefs.com': 'en-GB',
  'jamieoliver.com': 'en-GB',
  'nigella.com': 'en-GB',
  'deliciousmagazine.com': 'en-GB',
  'theguardian.com': 'en-GB',
  'allrecipes.com': 'en-US',
  'foodnetwork.com': 'en-US',
  'epicurious.com': 'en-US',
  'seriouseats.com': 'en-US',
  'bonappetit.com': 'en-US',
  'kingarthurbaking.com': 'en-US',
};

/** How many millilitres a recipe writes beside one of a unit, and whose it then is. */
export const statedMeasures: readonly (readonly [
  unit: string,
  from: number,
  to: number,
  Country,
])[] = [
  ['pint', 540, 605, 'en-GB'],
  ['pint', 440, 505, 'en-US'],
  ['quart', 1080, 1210, 'en-GB'],
  ['quart', 900, 1010, 'en-US'],
  ['gallon', 4400, 4800, 'en-GB'],
  ['gallon', 3600, 4000, 'en-US'],
  ['gill', 138, 155, 'en-GB'],
  ['fluid-ounce', 28, 28.8, 'en-GB'],
  ['tablespoon', 18.5, 21, 'en-AU'],
];
