import type { HarmlessRule } from '../animals/harmless-words.data.ts';

const plantMilks = `coconut|almond|oat|soy|soya|rice|hemp|cashew|hazelnut|nut|pea|macadamia|walnut|peanut|flax|pistachio|quinoa|spelt|sesame|
  sunflower|seed|potato|tigernut|plant`;
const plantButters = `${plantMilks}|pecan|cocoa|cacao|shea|mango|kokum|apple|pear|pumpkin|bean|hazel`;
const frenchPlants = `coco|soja|avoine|riz|noisettes|cajou|chanvre|epeautre|quinoa|cacahuete|cacahuetes|cacao|
  karite|sesame|tournesol|noix|arachide|pistache|marron|marrons|chataigne|chataignes|cassis|mure|menthe|tartre`;
const italianPlants = `mandorla|mandorle|cocco|soia|riso|avena|arachidi|nocciola|nocciole|cacao|karite|anacardi|farro|canapa|
  pistacchio|pistacchi|noci|sesamo`;
const spanishPlants = `coco|soja|soya|almendra|almendras|avena|arroz|cacahuete|cacahuetes|cacahuate|mani|cacao|avellana|avellanas|
  nuez|nueces|anacardo|anacardos|karite|sesamo|girasol|espelta|quinoa|tartaro`;
const portuguesePlants = `coco|soja|amendoa|amendoas|aveia|arroz|amendoim|cacau|avela|avelas|caju|karite|sesamo|nozes|tartaro`;

/**
 * Why a word for milk or eggs names none, as `harmless-words.data.ts` has it of animals. What is only vegetarian holds milk as before, and
 * what is free of lactose is milk. "Nussbutter" and "beurre noisette" are browned butter.
 */
export const absentRules: readonly HarmlessRule[] = [
  {
    id: 'milk, butter or cream of plants',
    kinds: ['dairy', 'dairy?'],
    words: {
      de: `
        kokosmilch*, kokosdrink*, kokoscreme*, kokossahne*, kokosrahm*, kokosbutter*, soja*, hafer*, reismilch*, reisdrink*, reissahne*, mandelmilch*, mandeldrink*, mandelsahne*, mandelbutter*,
        mandeljoghurt*, mandelquark*, nussmilch*, nussdrink*, haselnussmilch*, haselnussdrink*, cashew*, dinkelmilch*, dinkeldrink*,
        dinkelsahne*, hanfmilch*, erbsenmilch*, lupinen*, erdnussbutter*, kakaobutter*, sheabutter*, kurbiskernbutter*,
        butternuss*, butternut*, butterbohne*, buttersalat*, butterpilz*, butterrohrling*, butterruben*, butteraroma*, sahnesteif*,
        sahnefest*, sahnestandmittel*, milchsaure*, leberkas*, fleischkas*, kasekraut*, quarkfreie*
      `,
      nl: `
        kokos*, soja*, haver*, rijstmelk*, rijstdrink*, amandelmelk*, amandeldrink*, amandelboter*, amandelroom*, cashew*, notenmelk*,
        pindakaas*, pindaboter*, cacaoboter*, sheaboter*, boterboon*, boterbonen*, boterham*, botersla*, melkzuur*, roomservice*
      `,
      sv: `
        kokos*, havre*, soja*, mandelmjolk*, mandelgradde*, mandelsmor*, rismjolk*, risdryck*, notmjolk*, cashew*, jordnotssmor*,
        kakaosmor*, sheasmor*, mjolksyra*
      `,
    },
    phrases: {
      en: `
        ${plantMilks} milk|milks|cream|creams|creamer|creamers, oat|soy|soya|almond|cashew|plant yogurt|yoghurt|yogurts|yoghurts, ${plantMilks} milk yogurt|yoghurt, ${plantButters} butter|butters,
        coconut|oat|soy|cashew|almond|tofu cheese, coconut|soy|soya ice cream, milk thistle, cream sherry, cream of tartar|coconut|rice|wheat,
        butter bean|beans|lettuce|lettuces|nut|pea, head|heads butter lettuce, cream soda|soda, cream style corn, cream cracker|crackers
      `,
      fr: `
        lait|laits|beurre|beurres|fromage|fromages|boisson de|d ${frenchPlants}|amande|amandes, creme|cremes de|d ${frenchPlants},
        beurre|creme de noix de cajou, lait|creme|boisson|beurre|yaourt|yaourts|fromage|dessert|desserts soja|avoine,
        lait|creme coco, yaourt|yaourts de|d|au soja, fromage|dessert|desserts|creme dessert au soja, creme dessert soja, haricot|haricots beurre,
        lait|creme|yaourt a base de ${frenchPlants}|amande|amandes, creme d anchois|olives, creme balsamique, creme de framboise|peche|sesame|vinaigre
      `,
      it: `
        latte|burro|panna|crema|formaggio di|d ${italianPlants}, yogurt di|d soia, latte|panna|yogurt|burro a base di ${italianPlants}, zucca butternut,
        fagioli|fagiolini burro, fagioli al burro cannellini
      `,
      es: `
        leche|mantequilla|crema|nata|queso|manteca de ${spanishPlants}, yogur|yogures de soja|soya, crema de cacao|vinagre|membrillo,
        crema balsamico|balsamica, suero de hierbas
      `,
      pt: `
        leite|manteiga|creme|natas|queijo de ${portuguesePlants}, iogurte|iogurtes de soja, creme de vinagre, creme balsamico, feijao|feijoes|alface|alfaces manteiga
      `,
      nl: `rijst|amandel|soja|kokos|haver melk|room|drink|yoghurt`,
    },
  },
  {
    id: 'vegan or made of plants',
    reach: 2,
    words: {
      de: `vegan*, pflanz*, *ersatz, *ersatzes, *alternative`,
      nl: 'vegan*, plantaardig*, *vervanger',
      sv: 'vegan*, vaxtbaserad*, *ersattning',
    },
    before: {
      en: 'vegan, plant based, plant, tofu based, soy based, nut based',
      de: `vegan, vegane, veganer, veganes, veganen, veganem, pflanzlich, pflanzliche, pflanzlicher, pflanzliches, pflanzlichen`,
      fr: 'simili, faux',
      nl: 'vegan, veganistische, veganistisch, plantaardige, plantaardig',
      sv: 'vegansk, veganska, veganskt, vegan, vaxtbaserad, vaxtbaserat, vegetabilisk, vegetabiliskt',
    },
    after: {
      en: 'vegan, replacer, replacement, replacements, alternative, alternatives, analogue',
      de: 'vegan, vegane, pflanzlich, ersatz, alternative, auf pflanzenbasis, aus hafer, aus soja, aus mandeln',
      fr: `vegetal, vegetale, vegetaux, vegetales, vegan, vegane, vegans, veganes, vegetalien, vegetalienne`,
      it: 'vegetale, vegetali, vegano, vegana, vegani, vegane',
      es: 'vegetal, vegetales, vegano, vegana, veganos, veganas',
      nl: 'vegan, vervanger, plantaardig',
      pt: 'vegetal, vegetais, vegano, vegana, veganos, veganas',
      sv: 'vegansk, vegan',
    },
  },
  {
    id: 'vegetarian, where meat or fish may be in it',
    kinds: ['meat?', 'fish?'],
    reach: 2,
    words: {
      de: 'gemuse*, vegetarisch*',
      nl: 'groente*, vegetarisch*',
      sv: 'gronsaks*, vegetarisk*',
    },
    before: {
      en: 'vegetarian, veggie, vegetable, veg, meatless, meat free, cheese',
      de: 'vegetarisch, vegetarische, vegetarischer, vegetarisches, vegetarischen, gemuse, kase',
      nl: 'vegetarische, vegetarisch, groente',
      sv: 'vegetarisk, vegetariska, gronsaks',
    },
    after: {
      en: 'vegetarian, margherita, margarita',
      de: 'vegetarisch, margherita',
      fr: 'vegetarien, vegetarienne, vegetariens, vegetariennes, vegetal, vegetaux, aux legumes, legumes, margherita',
      it: 'vegetariano, vegetariana, vegetariani, vegetariane, alle verdure, di verdure, margherita',
      es: 'vegetariano, vegetariana, vegetarianos, vegetarianas, de verduras, de verdura, margarita',
      pt: 'vegetariano, vegetariana, vegetarianos, vegetarianas, de legumes',
      nl: 'vegetarisch, margherita',
      sv: 'vegetarisk',
    },
  },
  {
    // Side by side alone: eggs in soy are eggs.
    id: 'made of soy',
    kinds: ['dairy', 'dairy?'],
    before: { en: 'soy, soya, tofu, non, coconut milk, oat milk, almond milk, soy milk' },
    after: { fr: 'soja', it: 'soia', es: 'soja, soya', pt: 'soja' },
  },
  {
    id: 'without milk',
    kinds: ['dairy', 'dairy?'],
    reach: 2,
    words: { de: 'milchfrei*', nl: 'melkvrij*, zuivelvrij*', sv: 'mjolkfri*' },
    before: {
      en: 'dairy free, non dairy, nondairy, milk free, dairyfree, without dairy',
      de: 'milchfrei, milchfreie, milchfreier, milchfreies',
      nl: 'melkvrije, zuivelvrije',
      sv: 'mjolkfri, mjolkfritt, mjolkfria',
    },
    after: {
      en: 'dairy free, without dairy, without milk, without butter, without cream, non dairy',
      de: 'ohne milch, milchfrei',
      fr: 'sans lait, sans beurre, sans creme, sans produits laitiers',
      it: 'senza latte, senza burro, senza panna, senza latticini',
      es: 'sin leche, sin lacteos, sin mantequilla, sin nata',
      pt: 'sem leite, sem laticinios, sem lacteos, sem manteiga',
      nl: 'zonder melk, zonder zuivel',
      sv: 'utan mjolk',
    },
  },
  {
    id: 'without eggs',
    kinds: ['egg', 'egg?'],
    reach: 2,
    words: { de: 'eifrei*', nl: 'eivrij*', sv: 'aggfri*' },
    before: {
      en: 'eggless, egg free, eggfree, no egg, no eggs',
      de: 'eifrei, eifreie, eifreier, eifreies',
      nl: 'eivrije',
      sv: 'aggfri, aggfria, aggfritt',
    },
    after: {
      en: 'without egg, without eggs, egg free, no egg, eggless',
      de: 'ohne ei, ohne eier',
      fr: 'sans oeuf, sans oeufs',
      it: 'senza uova, senza uovo',
      es: 'sin huevo, sin huevos',
      pt: 'sem ovo, sem ovos',
      nl: 'zonder ei, zonder eieren',
      sv: 'utan agg',
    },
  },
  {
    id: 'said to be absent',
    before: {
      en: 'no, without, zero, free from, free of',
      de: 'ohne, kein, keine, keinen',
      fr: 'sans, ni',
      it: 'senza, niente',
      es: 'sin, ni',
      nl: 'zonder, geen',
      pt: 'sem',
      sv: 'utan, ingen, inget',
    },
    unlessFollowedBy: { en: 'range, ranging, run, running, from, of' },
    after: {
      en: 'free',
      de: 'frei, freie, freier, freies, freien',
      nl: 'vrij, vrije',
      sv: 'fri, fritt, fria',
    },
  },
  {
    id: 'eggs of fish, of plants, of sugar, and their size',
    kinds: ['egg', 'egg?'],
    words: {
      de: 'eierfrucht*, eierpflanz*, eierschwamm*, eierschwammerl*, eierbecher*',
      nl: 'eierzwam*, eierplant*',
    },
    phrases: {
      en: `
        egg plant|plants|fruit|timer|cup|cups|sized, flax|flaxseed|chia|vegan|chocolate|cadbury|linseed|aquafaba egg|eggs,
        just egg, size of an|a egg|walnut egg, size of an egg, egg tomato|tomatoes
      `,
      fr: `
        oeuf|oeufs de lompe|lump|lumps|saumon|truite|poisson|poissons|cabillaud|capelan|mulet, oeuf|oeufs en|de chocolat|sucre|paques
      `,
      it: `uovo|uova di lompo|salmone|pesce|storione|trota|tonno|muggine|cioccolato|pasqua`,
      es: `huevo|huevos de chocolate|pascua|lumpo|pescado, yema|yemas de esparrago*`,
      pt: `ovo|ovos de chocolate|pascoa|peixe`,
    },
  },
];
