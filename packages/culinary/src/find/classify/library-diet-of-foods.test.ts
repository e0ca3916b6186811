import { expect, test } from '@jest/globals';
import { animalKindsOf } from '../../foods/animals/animal-kinds.ts';
import { madeForms, namedForms } from '../../foods/named-foods.ts';
import { classifyDiet } from './classify-diet.ts';
import { libraryDiet } from './library-diet.ts';

const linesOf = (text: string) => text.split(';').map((line) => line.trim());
const vegetarian = (line: string, language: string | null) =>
  classifyDiet('Supper', [line], language) === 'vegetarian';

const allForms = [...namedForms()].flatMap((form) => [form, ...madeForms(form)]);

test('every name at the meat and fish counters names an animal, singular and plural, in every language', () => {
  const plants = allForms.filter(
    ({ food, text, language }) =>
      (food.aisle === 'Meat and poultry' || food.aisle === 'Fish counter') &&
      vegetarian(`500 g ${text}`, language),
  );
  expect(plants.map(({ text, language }) => `${language} ${text}`)).toEqual([]);
});

test('no food of an animal makes a recipe vegetarian, by any of its names', () => {
  const plants = allForms.filter(
    ({ food, name, text, language }) =>
      animalKindsOf(name.origins ?? food.origins)?.length && vegetarian(text, language),
  );
  expect(plants.map(({ text, language }) => `${language} ${text}`)).toEqual([]);
});

test.each([
  ['en', '1 leg; 1 braised leg; 1 joint'],
  [
    'de',
    '1 Keule; 2 Keulen; 1 geschmorte Keule; 1 kg Schlegel; 2 Stelzen; 1 Rollbraten; Saitenwürstle; Schüfeli',
  ],
  ['fr', '2 cuisses; 500 g hachis'],
  ['it', '1 coscia; 4 cosce'],
  ['nl', '2 bouten'],
  ['pt', '1 coxa'],
  ['sv', '1 lår'],
])('in %s a leg is of an animal: %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, vegetarian(line, language)]).toEqual([line, false]);
});

test('a tomato named for its size is a tomato', () => {
  for (const line of ['1 Rindertomate', '4 Rindertomaten', '2 Ochsenherztomaten'])
    expect([line, vegetarian(line, 'de')]).toEqual([line, true]);
});

test('French pasta is no pâté, though only its accents tell them apart', () => {
  for (const line of ['500 g de pâtes', '200 g pâtes fraîches', '400 g pâtes complètes'])
    expect([line, classifyDiet('Pâtes', [line], 'fr')]).toEqual([line, 'vegetarian']);
  expect(classifyDiet('', ['200 g de pâtés'], 'fr')).not.toBe('vegetarian');
});

test.each([
  [
    'en',
    `
      mince; ox cheek; osso buco; topside; filet mignon; coley; arctic char; 12 wings;
      1 kid; 2 kg bones; 4 ribs; 1 ox tongue; 2 porterhouses; 8 thighs; 4 rashers;
      400 g gizzards; 500 g buffalo mince; ray wings; gurnard; frogs’ legs;
      bones for stock; 1 chicken free range; soy-glazed salmon fillets; soy sauce chicken;
      tomato-based meat sauce; salmon free from bones; prawn crackers; 1 roast
    `,
  ],
  [
    'de',
    'Faschiertes; Brät; Pouletbrust; Rindfleisch; Saibling; Ochsenzunge; Froschschenkel; Knurrhahn; 1 Braten',
  ],
  [
    'fr',
    'filet mignon; 1 moule; omble chevalier; pâté; saumon sauce soja; thon à l’huile végétale; 2 grondins; saint-pierre; 1 rôti',
  ],
  ['it', 'macinato; rana pescatrice; ossobuco; tonno sott’olio vegetale; cosce di rana; 1 arrosto'],
  ['es', '2 doradas; dorada; nécora; filete de dorada; ancas de rana; 1 lengua'],
  ['nl', 'worst; runderlappen; kipfilet'],
  ['pt', 'polvo; peru; picanha'],
  ['sv', 'köttfärs; ål; rödingfilé; 1 stek'],
])('in %s none of %s is vegetarian', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, vegetarian(line, language)]).toEqual([line, false]);
});

test.each([
  [
    'en',
    `
      coconut milk; butternut squash; eggplant; ginger nuts; vegetable stock;
      meat-free mince; beef tomatoes; champagne; mince pies; boned; kidney beans; nori;
      game chips; soy mince; tofu chicken; oyster crackers; chicken-free nuggets
    `,
  ],
  [
    'de',
    'Fleischtomaten; Kokosfleisch; Wachtelbohnen; Gänseblümchen; Zitronenabrieb; vegane Wurst',
  ],
  ['fr', 'cœur de bœuf; bois; pâte feuilletée; sel de Guérande'],
  ['it', 'pepe nero macinato; cuore di bue; salsa al rafano'],
  ['es', 'cebolla dorada; tomate corazón de buey; queso rallado; raspar'],
  ['nl', 'vleestomaten; gegrilde paprika'],
  ['pt', 'pimentão vermelho; feijão vermelho'],
  ['sv', 'bifftomat; ostronskivling'],
])('in %s each of %s is vegetarian', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, vegetarian(line, language)]).toEqual([line, true]);
});

test.each([
  [
    'en',
    `
      500 g horse; horse meat; 1 cow; calf’s foot; bull; hog; loin; pork loin; belly;
      shoulder; shoulder joint; 2 hocks; 4 fillets; shin; streaky; smoked streaky; tongue;
      2 hearts; sticky ribs; bone broth; carpaccio; carpaccio with rocket; steak tartare;
      tuna tartare; bangers; shawarma; kofta; aspic; gravy; gravy granules;
      Caesar dressing; anchoïade; tapenade; jellyfish; sea cucumber; turtle; snipe;
      fillet of salmon; loin of tuna; shoulder of lamb; horse mackerel
    `,
  ],
  [
    'de',
    `
      1 Pferd; Kuh; Bulle; Lende; Bauch; Schulter; Haxe; 4 Filets; Herz; Rippe; Knochen;
      Flügel; Carpaccio; Köfte; Aspik; Bratensauce; Caesar-Dressing; Tapenade; Quallen;
      Seegurke; Schildkröte; Schnepfe
    `,
  ],
  [
    'fr',
    `
      cheval; vache; longe; ventre; épaule; jarret; 2 filets; cœur; côtes; os; ailes;
      carpaccio; tartare; aspic; jus de viande; sauce césar; anchoïade; tapenade; méduse;
      concombre de mer; tortue; bécassine
    `,
  ],
  [
    'it',
    `
      cavallo; mucca; toro; lombata; pancia; spalla; filetto; lingua; cuore; costole; ossa;
      ali; carpaccio; aspic; sugo d’arrosto; salsa caesar; tapenade; medusa; tartaruga;
      beccaccino
    `,
  ],
  [
    'es',
    `
      caballo; toro; vientre; paletilla; jarrete; corazón; hueso; alas; carpaccio; áspic;
      salsa gravy; salsa césar; tapenade; medusa; pepino de mar; tortuga; agachadiza
    `,
  ],
  [
    'nl',
    `
      paard; koe; stier; lende; buik; schouder; schenkel; 2 filets; hart; ribben; bot;
      vleugels; carpaccio; shoarma; aspic; jus; caesardressing; tapenade; kwal;
      zeekomkommer; schildpad; watersnip
    `,
  ],
  [
    'pt',
    `
      cavalo; touro; barriga; jarrete; filés; língua; coração; ossos; asas; carpaccio;
      aspic; molho de carne; molho caesar; tapenade; medusa; pepino-do-mar; tartaruga;
      narceja
    `,
  ],
  [
    'sv',
    `
      häst; ko; tjur; ytterfilé; buk; bog; lägg; filé; tunga; hjärta; revben; ben; vingar;
      carpaccio; aladåb; brunsås; caesardressing; tapenade; manet; sjögurka; sköldpadda;
      beckasin
    `,
  ],
])(
  'in %s a cut or dish that may be of an animal is not called vegetarian: %s',
  (language, lines) => {
    for (const line of linesOf(lines))
      expect([line, vegetarian(line, language)]).toEqual([line, false]);
  },
);

test.each([
  [
    'en',
    `
      artichoke hearts; hearts of palm; celery hearts; romaine hearts; 2 lettuce hearts;
      beef tomato; 1 celery rib; 2 ribs of celery; tofu tartare; tartare sauce;
      cream of tartar; beetroot carpaccio; carpaccio of courgette; mushroom gravy;
      vegetable kofta; malai kofta; horseradish; horse radish; bull’s eye; Red Bull;
      ox-eye; heart-shaped biscuits; tongue-shaped pasta; lentil shin; shin ramyun;
      cow’s milk; black turtle beans; turtle beans; orange fillets; cauliflower shawarma;
      shawarma spice; tomato tapenade
    `,
  ],
  ['de', 'Artischockenherzen; Palmherzen; Salatherzen; Rote-Bete-Carpaccio; Filets von Orangen'],
  [
    'fr',
    `
      cœurs d’artichaut; cœur de palmier; carpaccio d’ananas; un filet d’huile d’olive;
      jus de citron; lait de vache; jus d’orange
    `,
  ],
  [
    'it',
    'cuori di carciofo; carpaccio di zucchine; filetti di pomodoro; un filo d’olio; latte di mucca',
  ],
  ['es', 'corazones de alcachofa; carpaccio de calabacín; leche de vaca'],
  ['nl', 'artisjokharten; bietencarpaccio; jus d’orange'],
  ['pt', 'corações de alcachofra; carpaccio de beterraba'],
  ['sv', 'kronärtskockshjärtan; gräddsås'],
])('in %s a plant by the name of a cut stays vegetarian: %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, vegetarian(line, language)]).toEqual([line, true]);
});

test.each([
  [
    'en',
    `
      braised shoulder; grilled hearts; roasted bones; pulled shoulder with slaw;
      smoky wings; honey garlic ribs; crispy wings with celery; diced game; game, cubed;
      roast kid; 1.5 kg shoulder, bone in; belly slices with apple; shoulder, rolled;
      bones, roasted; sticky glazed wings; slow-cooked tongue; 2 frozen thighs;
      marinated breasts; hearts, trimmed; lemon pepper wings; stewing game;
      roasted game with chestnuts; smoked ribs and potatoes; bone stock; dry-aged ribs;
      kebab with salad; diced horse
    `,
  ],
  [
    'de',
    `
      geschmorte Schulter; gegrillte Herzen; geröstete Knochen; Schulter am Stück;
      scharfe Flügel; Bauch, in Scheiben; Flügel mit Honig; gewürfelte Zunge;
      geräucherter Bauch; Knochen für Suppe; marinierte Flügel
    `,
  ],
  [
    'fr',
    `
      épaule confite; cœurs grillés; os rôtis; ailes au miel; ailes marinées;
      épaule désossée; poitrine fumée; langue en sauce; ailes épicées;
      poitrine, en tranches
    `,
  ],
  [
    'it',
    `
      spalla brasata; cuori alla griglia; ossa arrostite; ali piccanti; pancia arrotolata;
      lingua salmistrata; costole affumicate; ali al limone; spalla disossata
    `,
  ],
  [
    'es',
    `
      paletilla asada; corazones a la parrilla; huesos tostados; alas picantes;
      alas al ajillo; lengua estofada; falda deshilachada; paletilla con hueso
    `,
  ],
  [
    'nl',
    `
      gestoofde schouder; gegrilde harten; geroosterde botten; pittige vleugels;
      buik in plakken; gemarineerde vleugels; schouder aan het stuk
    `,
  ],
  [
    'pt',
    `
      asas picantes; corações grelhados; ossos assados; barriga fumada; língua estufada;
      asas com mel; filetes panados
    `,
  ],
  [
    'sv',
    `
      grillade hjärtan; rostade ben; heta vingar; rökt lägg; bräserad bog; kryddiga revben;
      vingar med honung; tunga i skivor
    `,
  ],
])('in %s a cut beside words that do not say of what is undecided: %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, classifyDiet('Supper', [line], language)]).toEqual([
      line,
      expect.stringMatching(/undecided|omnivore/),
    ]);
});

test.each([
  [
    'en',
    `
      artichoke hearts; hearts of palm; rib of celery; 2 ribs celery; celery ribs;
      corn wings; corn ribs; cauliflower wings; crispy cauliflower hot wings; wing beans;
      winged beans; game chips; heart-shaped biscuits; kid-friendly pasta;
      ribs removed from kale; peppers, ribs and seeds removed; 1 bell pepper, ribs removed;
      garlic, mince; vegetable kebabs; halloumi kebab; mushroom kebabs;
      kidney-shaped beans; 1 lettuce heart; celery hearts, sliced; chilli, bone dry;
      onions, cut into wings; vegan wings; buffalo cauliflower wings; buffalo wing sauce;
      fruit mince; mushroom terrine; vegetable terrine; mushroom pate; lentil pâté;
      red bull; bone-shaped cookie cutter; cherries with stones
    `,
  ],
  [
    'de',
    `
      Blumenkohlflügel; Artischockenherzen; Palmherzen; Salatherzen;
      Herzen vom Romanasalat; Mangoldrippen; Rippe vom Sellerie; Mangold, Rippen entfernt;
      Blumenkohl-Wings; Maisrippen; Maisrippchen; Schokoladenherzen; Kirschen mit Kern;
      Herzkirschen; Tofu-Döner; Gemüse-Döner; Seitandöner; Hack aus Soja;
      Filets von der Orange; Orangenfilets; 1 Rippe Schokolade; 1 Herz Romanasalat;
      Lebkuchenherzen
    `,
  ],
  [
    'fr',
    `
      cœurs d’artichaut; cœur de palmier; cœurs de laitue; ailes de chou-fleur;
      1 côte de céleri; côtes de blettes; 1 filet de citron; un filet d’huile d’olive;
      1 filet de vinaigre; poivrons, côtes retirées; terrine de légumes; pâté végétal;
      aile de chou fleur; cœur de sucrine; 2 cœurs de sucrine; 1 filet de jus de citron;
      travers du céleri
    `,
  ],
  [
    'it',
    `
      cuori di carciofo; cuori di palma; cuore di sedano; 1 costa di sedano;
      costole di sedano; 1 cuore di lattuga; ali di cavolfiore; pepe nero macinato;
      caffè macinato; filetti di arancia; terrina di verdure
    `,
  ],
  [
    'es',
    `
      corazones de alcachofa; palmitos; corazón de lechuga; cogollos; alas de coliflor;
      aceitunas con hueso; aceitunas sin hueso; cebolla dorada; cerezas sin hueso;
      corazón de apio; melocotón (sin hueso); manzana, sin corazón; lenguas de gato;
      costillas de apio; costillas de maíz
    `,
  ],
  [
    'nl',
    `
      artisjokharten; palmharten; hart van bleekselderij; bloemkoolvleugels;
      bleekselderij, ribben verwijderd; rib bleekselderij; sinaasappelfilets;
      harten van palm; maisribben; bloemkool wings
    `,
  ],
  [
    'pt',
    `
      corações de alcachofra; coração de palmito; palmito; asas de couve-flor;
      um filete de azeite; pimento vermelho; vinho vermelho; asinhas de couve-flor;
      coração de alface; pêssego sem osso; costelas de milho
    `,
  ],
  [
    'sv',
    `
      blomkålsvingar; kronärtskockshjärta; kronärtskockshjärtan; palmhjärta; palmhjärtan;
      hjärtan av palm; salladshjärta; hjärtsallad; majsrevben; blomkålsbiff;
      rotsellerikotlett; rotselleribiff; selleristjälk; vegetarisk kebab; lägg i lök;
      lägg i smör; apelsinfilé; apelsinfiléer; rödbetsbiff; rödbetsbiffar; sojafärs;
      bönbiffar; morotslax; svampbiff; chokladhjärtan; hjärta av sallad; blomkålskotletter;
      halloumiburgare; linsbiffar; veganska vingar; blomkålsbuffalovingar
    `,
  ],
])('in %s neighbours tell that a cut is of a plant: %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, vegetarian(line, language)]).toEqual([line, true]);
});

test('what is undecided is filed with what only who eats everything may rely on', () => {
  const ingredients = [{ name: 'braised shoulder' }];
  const nothing = { category: null, dietaryCategory: null, tags: [] };
  expect(libraryDiet({ ...nothing, title: 'Sunday lunch', ingredients })).toBe('omnivore');
});

test('what the title leaves open its ingredients decide', () => {
  const lines = ['1 cauliflower', 'hot sauce'];
  expect(classifyDiet('Smoky wings for game night', lines, 'en')).toBe('vegetarian');
  expect(classifyDiet('Smoky wings', [], 'en')).toBe('undecided');
});

test.each([
  [
    'en',
    `
      geoduck; 1 lb crawdads; 12 drumettes; fatback; birria; 2 lb al pastor; finnan haddie;
      tri-tip; 1 squirrel; n’duja; bloaters; elvers; scrag end; braunschweiger; 1 pullet;
      scrapple; faggots; wahoo; camel; lingcod; brains; honeycomb tripe
    `,
  ],
  [
    'de',
    `
      Kutteln; Sülze; Rollmops; 2 Rollmöpse; Bückling; Bouletten; 4 Debreziner; Krakauer;
      Käsekrainer; Zwiebelmett; Grieben; Geselchtes; Beuschel; Schillerlocken; 2 Renken;
      Mettenden; Schwartenmagen; Presssack; Blunzen; Mostbröckli; Salsiz; Rentier;
      Grammeln; Maräne; Hirn; Knochenmark; Seeigel
    `,
  ],
  [
    'fr',
    `
      cervelle; moelle; praires; poutargue; lonzo; roussette; aiguillettes; couteaux;
      caillettes; gras-double; museau; rascasse; tripoux; gratons
    `,
  ],
  [
    'it',
    `
      lampredotto; nervetti; coratella; rombo; cannolicchi; canocchie; ventricina; fasolari;
      fesa; rigatino; ciccioli; scorfano; pajata; cervello
    `,
  ],
  [
    'es',
    `
      criadillas; arrachera; machaca; presa; pluma; birria; jurel; cazón; zamburiñas;
      sesos; tuétano; moronga; mondongo
    `,
  ],
  [
    'nl',
    `
      slavink; klapstuk; casselerrib; maatjes; balkenbrij; bitterballen; kroketten; poon;
      kaantjes; bokking; hoofdkaas; kibbeling; 2 snoeken
    `,
  ],
  [
    'pt',
    `
      costeletas; dobrada; moela; charque; carapau; farinheira; tainha; salpicão; siri;
      torresmos; bucho; lampreia; lingueirão
    `,
  ],
  [
    'sv',
    `
      kalvfond; hönsbuljong; surströmming; kalops; sik; siklöja; pölsa; viltskav; ren;
      chark; böckling; pressylta; braxen; skaldjursfond
    `,
  ],
])(
  'in %s a cut, an innard, a sausage, a cured fish or a stock of an animal is not called vegetarian: %s',
  (language, lines) => {
    for (const line of linesOf(lines))
      expect([line, vegetarian(line, language)]).toEqual([line, false]);
  },
);

test.each([
  ['en', 'pigeon peas; turkey berries; 1 brain-shaped biscuit; cauliflower drumettes'],
  [
    'de',
    `
      Frankfurter Grüne Soße; Nürnberger Lebkuchen; Möhrenlachs; Karottenlachs;
      Falscher Hase aus Linsen; Erbsensuppe; Semmelbrösel
    `,
  ],
  ['fr', 'tripes de courge; cervelle de canut; julienne de carottes'],
  ['it', 'lumache rigate; costine di bietola; pasta creste di gallo'],
  ['es', 'huesos de santo; criadillas de tierra; pencas de acelga'],
  ['nl', 'lookworst vega; aardappelkroketten; vegan bitterballen'],
  ['pt', 'barriga de freira; miolo de pão'],
  ['sv', 'tångkaviar; havrefärs; ren juice; rent vatten'],
])('in %s a plant or a sweet by the name of an animal stays vegetarian: %s', (language, lines) => {
  for (const line of linesOf(lines))
    expect([line, vegetarian(line, language)]).toEqual([line, true]);
});
