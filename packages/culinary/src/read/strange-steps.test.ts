import { expect, test } from '@jest/globals';
import { emptyDraft } from '../recipe/recipe.ts';
import { isOfElsewhere } from './of-elsewhere.ts';
import { readPage } from './page/read-page.ts';
import { readText } from './text/read-text.ts';
import { withoutStrangeSteps } from './strange-steps.ts';

const NONE: ReadonlySet<string> = new Set();

test.each([
  'Mit K+ haben Sie Zugriff auf alle Artikel.',
  'Si os animáis a hacerlo, mandadme la foto que me hace mucha ilusión.',
  'Tu tío sigue con la ciática, así que no creo que bajemos a la playa en Semana Santa.',
  'Con gli stessi tegami, a fornace spenta, si cuocevano i fagioli, di cui diremo nel capitolo seguente.',
  'Le chien de la voisine est encore malade.',
  'Our readers from Bath sent in their pictures.',
])('“%s” is about something else than a dish', (sentence) => {
  expect(isOfElsewhere(sentence, NONE)).toBe(true);
});

test.each([
  'Mit dem Mixer alle Zutaten pürieren.',
  'Wie auf dem Foto: Den Teig zu Kugeln formen.',
  'Ma voisine ajoute du piment.',
  'Aguanta una semana en la nevera.',
  'Mi suegra lo sirve frío.',
])('“%s” is of a dish', (sentence) => {
  expect(isOfElsewhere(sentence, NONE)).toBe(false);
});

const step = (text: string) => ({ group: null, text });
const LIFE = 'Tu tío sigue con la ciática y no bajamos a la playa. Dile a tu madre que me llame.';

test('a step that is about something else is left out, unless there are hardly others', () => {
  const steps = [step('Calienta la leche.'), step('Fríe el pan.'), step(LIFE)];
  const { draft, strange } = withoutStrangeSteps({ ...emptyDraft(), steps });
  expect(draft.steps).toEqual(steps.slice(0, 2));
  expect(strange).toEqual([LIFE]);
  const few = { ...emptyDraft(), steps: steps.slice(1) };
  expect(withoutStrangeSteps(few).draft).toEqual(few);
});

test('what a letter says below its steps is left out and shown', () => {
  const { steps, leftOut } = readText(
    `TORRIJAS\n\nSe necesita: 1 barra de pan, 1 litro de leche entera, 150 g de azúcar, 3 huevos.\n\nSe pone la leche a calentar con el azúcar y, cuando rompa a hervir, se aparta.\n\nSe corta el pan en rebanadas, se pasan por el huevo batido y se fríen en aceite caliente.\n\n${LIFE}`,
  );
  expect(steps).toHaveLength(2);
  expect(leftOut).toContain(LIFE);
});

test('what a paper offers below the steps of a page is none of them', () => {
  const html = `<html lang="de"><head><title>Himmelreich</title></head><body><h1>Himmelreich</h1>
<p><b>Man nehme (vier Portionen):</b><br>250 g Backobst<br>800 g Kasseler<br>40 g Butter<br>2 EL Mehl</p>
<p><b>So wird es gemacht:</b> Das Backobst mit einem Liter Wasser übergießen und stehen lassen.</p>
<p>Das Kasseler in einen Topf legen, mit Wasser bedecken und eine Stunde köcheln lassen.</p>
<p>Aus Butter und Mehl eine Schwitze rühren, mit Brühe ablöschen und zum Fleisch servieren.</p>
<div class="abo"><b>4 Wochen lesen, nur 1 Euro</b><p>Mit K+ haben Sie Zugriff auf alle Artikel.</p></div></body></html>`;
  const { draft } = readPage(html, 'https://kitchen.example/x');
  expect(draft?.steps.map(({ text }) => text).join()).not.toContain('K+');
  expect(draft?.steps).toHaveLength(3);
});

test.each([
  'Save it and share this recipe with a friend! @cookingwithjo',
  'Speichert den Beitrag für später! @kochenmitjo',
  'Enregistrez la recette et partagez-la avec vos amis ! @cuisineavecjo',
  'Salvate questa ricetta e condividetela con gli amici! @cucinaconjo',
  'Guárdala y compártela!! @cocinaconjo',
])('a last step that only asks to look at an account is left out: %s', (last) => {
  const steps = [
    'Peel the potatoes.',
    'Boil them for 20 minutes.',
    'Mash them with butter.',
    last,
  ].map(step);
  const { draft } = withoutStrangeSteps({
    ...emptyDraft(),
    ingredients: [{ name: null, lines: ['500 g potatoes', '50 g butter'] }],
    steps,
  });
  expect(draft.steps).toEqual(steps.slice(0, 3));
});

test.each([
  'Queste pentole ve le lascio in descrizione, col codice sconto INES10 avete il dieci per cento.',
  'My tins are linked in the description, and the code TIN10 gets you ten per cent off.',
  'Die Form findet ihr in der Videobeschreibung, mit dem Rabattcode FORM10 wird es günstiger.',
  'Le moule est dans la barre de description, avec le code promo MOULE10.',
  'La fuente la tenéis en la descripción, con un código de descuento.',
])('what is sold between two steps is none: “%s”', (said) => {
  const steps = [step('Wash it.'), step('Chop it.'), step(said), step('Fry it.')];
  expect(withoutStrangeSteps({ ...emptyDraft(), steps }).strange).toEqual([said]);
});

test.each([
  'Ciao a tutti e bentornati, prima di cominciare iscrivetevi al canale e attivate la campanella!',
  'Hi everybody, before we start hit the bell and subscribe to the channel!',
  'Hallo zusammen, bevor wir anfangen, abonniert gerne den Kanal!',
  'Bonjour à tous, avant de commencer activez la cloche sur ma chaîne !',
  'Hola a todos, antes de empezar dadle a la campanita.',
])('the first step begins behind “%s”', (said) => {
  const steps = [step(`${said} Wash the chard.`), step('Chop it.'), step('Fry it.')];
  expect(withoutStrangeSteps({ ...emptyDraft(), steps }).draft.steps[0]?.text).toBe(
    'Wash the chard.',
  );
});

test.each([
  'Poi dimmi se passi domenica, e di’ a tuo padre che la macchina è pronta.',
  'See you on Sunday, and tell your brother that the car is ready.',
  'Sag mir Bescheid, ob du am Sonntag kommst.',
  'Dis-moi si tu viens dimanche, et préviens-la.',
  'Dile a tu madre que el domingo viene el tío.',
])('the last step ends before “%s”', (said) => {
  const steps = [step('Wash it.'), step('Chop it.'), step(`Fry the chard. ${said}`)];
  expect(withoutStrangeSteps({ ...emptyDraft(), steps }).draft.steps.at(-1)?.text).toBe(
    'Fry the chard.',
  );
});

test.each([
  'Remember to turn the slices on both sides.',
  'Denk daran, die Form zu buttern.',
  'N’oublie pas de saler l’eau.',
  'Ricordati di scolare la pasta al dente.',
  'No te olvides de remover el arroz.',
  'Make it the day before and eat it on Sunday.',
])('an order that one must not forget stays: “%s”', (said) => {
  const steps = [step('Wash it.'), step('Chop it.'), step(said)];
  expect(withoutStrangeSteps({ ...emptyDraft(), steps }).draft.steps).toHaveLength(3);
});

test('allergens behind the last sentence of the steps are no work', () => {
  const steps = ['Whisk the eggs into the milk.', 'Bake it for an hour. Contains: milk, egg.'];
  const { draft, strange } = withoutStrangeSteps({
    ...emptyDraft(),
    ingredients: [{ name: null, lines: ['3 eggs', '1 l milk'] }],
    steps: steps.map((text) => ({ group: null, text })),
  });
  expect(draft.steps.map(({ text }) => text)).toEqual([steps[0], 'Bake it for an hour.']);
  expect(strange).toEqual(['Contains: milk, egg.']);
});

test.each([
  'Horizontalement. I. Monte quand la mer descend. II. Vieux loup, parfois. III. Note.',
  'Across: 1. Falls when the sea goes out. 4. Old wolf, at times.',
  'Waagerecht: 1 Steigt bei Ebbe. 5 Alter Wolf, bisweilen.',
  'Orizzontali: 1. Sale quando il mare scende. 6. Vecchio lupo.',
  'Verticales: 1. Sube cuando baja el mar. 2. Viejo lobo.',
])('the clues of a crossword are no step: “%s”', (clues) => {
  const steps = ['Whisk the eggs into the milk.', 'Bake it for an hour.', 'Cut it.', clues];
  const { draft, strange } = withoutStrangeSteps({
    ...emptyDraft(),
    ingredients: [{ name: null, lines: ['3 eggs', '1 l milk'] }],
    steps: steps.map((text) => ({ group: null, text })),
  });
  expect(draft.steps.map(({ text }) => text)).toEqual(steps.slice(0, -1));
  expect(strange).toEqual([clues]);
});
