import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../../recipe/recipe.ts';
import type { LabelledLine, LineLabel } from '../labels/line-label.ts';
import { linesOfText } from '../lines/lines-of-text.ts';
import { readText } from '../read-text.ts';
import { labelDoubts } from './label-doubts.ts';
import { labelledBlocks } from './labelled-blocks.ts';

const doubtsIn = (text: string) => readText(text).doubts.map(({ sentence }) => sentence);

test('a part with a list and steps of its own is another recipe, or doubted', () => {
  const { otherRecipes, doubts } = readText(
    'Gurkensalat\n\n1 Gurke\n2 EL Essig\n\nDie Gurke hobeln und mit dem Essig mischen.\n\nKartoffelsalat\n\n1 kg Kartoffeln\n200 ml Brühe\n\nDie Kartoffeln kochen, pellen und mit der Brühe mischen.',
  );
  expect([...otherRecipes, ...doubts.map(({ sentence }) => sentence)].join('\n')).toContain(
    'Kartoffelsalat',
  );
});

test.each([
  'Fluffy Slime\n\n1 cup glue\n3 cups shaving cream\n1 tsp borax\n\nMix the glue with the shaving cream.\nStir in the borax and knead.',
  'Living room paint job\n\n2 l white paint\n1 roller\n3 brushes\n\nTape the edges.\nPaint the walls with the roller in two layers.',
])('a list of things that are no food is doubted', (text) => {
  expect(doubtsIn(text).join('\n')).toMatch(/may be no recipe|No ingredients|may not be/);
});

test('a line of the list that is left out is doubted', () => {
  expect(
    doubtsIn(
      'Omelette\n\n3 eggs\n1 tbsp butter\nS & P\n\nBeat the eggs. Melt the butter and cook gently. Season.',
    ).join('\n'),
  ).toContain('S & P');
});

test('how long a dish rests is told in the notes', () => {
  const { notes } = readText(
    'Focaccia\n\nPrep: 20 min\nRest: 2 hours\nBake: 25 min\nServes 8\n\n500 g flour\n350 ml water\n7 g yeast\n\nMix all the ingredients. Let it rise. Bake.',
  );
  expect(notes).toContain('Rest: 2 hours');
});

test('a doubt about a time quotes the words of the source', () => {
  const { doubts } = readText(
    "Focaccia\n\nTempo: 20 minuti + un'ora e mezza di lievitazione + 25 minuti di cottura\n\n500 g farina\n300 ml acqua\n10 g lievito\n\nImpastare. Lasciare lievitare. Cuocere.",
  );
  for (const { sourceWords } of doubts) expect(sourceWords ?? '').not.toContain('1.5');
});

test('more lines than a recipe has are cut with a word', () => {
  expect(doubtsIn(`Soup\n\n${'1 leek\n'.repeat(5_000)}\nBoil the leeks.`)).toContain(
    'The text was too long; only its beginning was read.',
  );
});

test.each(['Apfelkuchen (Blech 30 x 40)', 'Reicht für 2 Tage'])(
  '“%s” states no servings',
  (line) => {
    expect(
      readText(`Apfelkuchen\n${line}\n\n4 Äpfel\n200 g Mehl\n\nDie Äpfel schälen.\nAlles backen.`)
        .servings,
    ).toBeNull();
  },
);

const potatoes =
  'Patatas al horno\n\nPara 4\n\n1 kg de patatas\n2 cebollas\n200 g de queso\n\nCortar las patatas y la cebolla en rodajas.\nHornear 40 minutos con el queso por encima.\n';

test.each([
  `${potatoes}Gratinar diez minutos y servir enseguida.`,
  'Tarte fine\n\nPour 4\n\n1 pâte brisée\n3 pommes\n50 g de beurre\n\nÉtaler la pâte dans un moule.\nCouper les pommes en lamelles et les poser sur la pâte.\nReplier les bords et servir brûlant.',
  'Zucchine ripiene\n\n4 zucchine\n200 g di riso\n50 g di parmigiano\n\nSvuotare le zucchine e riempirle con il riso.\nCuocere in forno per 40 minuti.\nLasciarla raffreddare del tutto prima di tagliarla.',
])('a short last step below sure ones that opens with a verb is not doubted', (text) => {
  expect(doubtsIn(text)).toEqual([]);
});

test.each([
  'Descubre más recetas en nuestra web y suscríbete.',
  'De un día para otro ganan muchísimo.',
  'El próximo martes hay reunión de vecinos a las siete.',
  'Mi suegra las hacía siempre los domingos.',
  'Busca a Paco si quieres queso del bueno.',
])('what is no step below sure ones is none, or doubted: “%s”', (line) => {
  const { steps, doubts } = readText(`${potatoes}${line}`);
  const isStep = steps.some(({ text }) => text.includes(line));
  expect(isStep && doubts.length === 0).toBe(false);
});

test('what says for how many it is and was read so is not doubted', () => {
  const { servings, doubts } = readText(
    'Linseneintopf\n\n400 g Tellerlinsen\n2 Stangen Lauch\n3 Karotten\n200 g Speck\n\nSpeck auslassen, Gemüse klein schneiden und darin anschwitzen.\nLinsen dazu, mit Wasser auffüllen und 45 Minuten köcheln.\nMit Salz abschmecken.\nDas langt für fünf Teller\n',
  );
  expect(servings).toBe(5);
  expect(doubts.map(({ sentence }) => sentence).join()).not.toContain('langt');
});

const label = (letter: LineLabel): LabelledLine => ({
  label: letter,
  certainty: 1,
  listed: 0,
  told: 0,
  around: 0,
});

test.each([
  ['Se menea la cazuela y se deja reposar.', 1],
  ['En mi casa se comían al sol.', 0],
])('a remark right below the steps that begins as they do may be one: “%s”', (remark, count) => {
  const steps = ['Se pica la cebolla.', 'Se cascan las patatas.'];
  const { lines } = linesOfText([...steps, remark].join('\n'));
  const labels = (['S', 'S', 'N'] as const).map(label);
  const draft = { ...emptyDraft(), steps: steps.map((text) => ({ group: null, text })) };
  const blocks = labelledBlocks(lines, labels);
  expect(
    labelDoubts(draft, { lines, labels, blocks, nameCertainty: 1 }).filter(({ sentence }) =>
      sentence.startsWith('A step may be missing'),
    ),
  ).toHaveLength(count);
});
