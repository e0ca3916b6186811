import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../../recipe/recipe.ts';
import { withoutStrangeRemarks } from '../../strange-remarks.ts';
import { readText } from '../read-text.ts';
import { CALL_TO_ACT } from './calls-to-act.data.ts';
import { chapterLines } from './chapter-stamps.ts';
import { signatureLines } from './signatures.ts';

test.each([
  'Speichern nicht vergessen!',
  'Teile das Reel mit deiner Freundin',
  'SAVE THIS for a busy Tuesday, save it for later',
  'Tag someone who would cook it for you',
  'Follow me for more',
  'Enregistre cette recette pour ton prochain goûter',
  "N'oubliez pas de liker et de partager",
  'Salva la ricetta e taggami',
  'Taggate chi deve cucinarvela',
  'Etiqueta a tu cuñado',
  'Suscríbete al canal',
  'Volg mij voor meer recepten',
])('a post asks those who look at it to do something: “%s”', (said) => {
  expect(CALL_TO_ACT.test(said)).toBe(true);
});

test.each([
  'Save the pasta water for the sauce.',
  'Merk dir die Menge für das nächste Mal.',
  'Lass den Teig eine Stunde ruhen.',
  'Leave the dough in the fridge.',
  'Laisse reposer la pâte une heure.',
  'Lascia riposare la pasta mezz’ora.',
  'Guarda un poco de caldo.',
  'Metti la teglia nel ripiano basso.',
  'Deja enfriar antes de cortar.',
  'Teile den Teig in acht Stücke.',
  'Share between four plates.',
])('no post asks “%s”', (said) => {
  expect(CALL_TO_ACT.test(said)).toBe(false);
});

test('chapters of a video count up from its first second', () => {
  const chapters = ['00:00 Intro', '00:48 Ingredientes', '01:35 Doramos el pollo'];
  expect(chapterLines(['INGREDIENTES', ...chapters, '']).size).toBe(3);
  expect([...chapterLines(['', '⏱ CHAPTERS', ...chapters])]).toEqual([1, 2, 3, 4]);
  expect(chapterLines(['18:00 Oma', '18:01 Eva', '18:05 Oma']).size).toBe(0);
  expect(chapterLines(['0:00 Start', '0:30 End']).size).toBe(0);
});

test('a rule below a name opens the signature of a member, another parts the text', () => {
  expect([
    ...signatureLines(['Stéphane', '_______', "Papa d'Élouan (œuf, lait)", '', 'x']),
  ]).toEqual([1, 2]);
  expect(signatureLines(['Bake for an hour.', '-----', 'Serve with cream.']).size).toBe(0);
  const drawn = ["Cuocete per un'ora.", '', '________', 'La cucina è amore, mai dieta', ''];
  expect([...signatureLines([...drawn, 'ciappa65', 'Messaggi: 41'])]).toEqual([2, 3]);
  expect([...signatureLines(['Beiträge: 12', 'x', ...drawn])]).toEqual([4, 5]);
  expect(signatureLines([...drawn, 'Servite.']).size).toBe(0);
  expect(signatureLines(['LG Max', '--', 'Zutaten', '500 g Mehl']).size).toBe(0);
});

test('what a caption asks its readers to do is no remark of the dish', () => {
  const { draft, strange } = withoutStrangeRemarks({
    ...emptyDraft(),
    title: 'Gnocchi-Pfanne',
    description: 'Speichern nicht vergessen! 💾 Die Pfanne reicht für zwei Hungrige.',
    notes: ['Mit Zitrone wird die Pfanne frischer.', 'Teile das Reel mit deiner Freundin'],
  });
  expect(draft.description).toBe('💾 Die Pfanne reicht für zwei Hungrige.');
  expect(draft.notes).toEqual(['Mit Zitrone wird die Pfanne frischer.']);
  expect(strange).toEqual(['Speichern nicht vergessen!', 'Teile das Reel mit deiner Freundin']);
});

test.each([
  'EDIT: thanks for the awards!',
  'EDIT : merci pour les awards !',
  'Pense à rapporter le plat bleu dimanche.',
])('what is said to others is no remark of the dish: “%s”', (said) => {
  const draft = { ...emptyDraft(), title: 'Velouté de panais', notes: [said] };
  expect(withoutStrangeRemarks(draft).draft.notes).toEqual([]);
});

test('who likes a post is no number of people', () => {
  const { servings, notes } = readText(
    'BOLO DE CENOURA\n\n3 cenouras\n4 ovos\n250 g de farinha\n\nBata as cenouras com os ovos.\nAsse por 40 minutos.\n\nCurtido por duda_m e outras 2.010 pessoas',
  );
  expect([servings, notes]).toEqual([null, []]);
});

test.each([
  ['Sticky peanut noodles 🥜 15 minutes flat!', null, 15],
  ['Guten Abend, hier kommt unser Steckrübeneintopf. Wir werden zu fünft satt davon.', 5, null],
])('what stands beside the name of the dish is read: “%s”', (line, servings, totalTime) => {
  const found = readText(
    `${line}\n\n1 Steckrübe\n500 g peanut noodles\n3 Möhren\n400 ml stock\n\nBoil the noodles in the stock until soft.\nAdd the peanut butter and stir well.\n`,
  );
  expect([found.servings, found.totalTime]).toEqual([servings, totalTime]);
});

test('a line of chapters is no line of the list that is missing', () => {
  const { doubts, leftOut } = readText(
    `Pollo al ajillo\n\n00:00 Intro\n00:48 Ingredientes\n01:35 Doramos el pollo\n05:10 El vino\n\nINGREDIENTES (para 4 personas)\n- un pollo troceado\n- 8 dientes de ajo\n- 1 vaso de vino blanco\n\nELABORACIÓN\n1) Salpimentamos el pollo y lo doramos con los ajos.\n2) Echamos el vino y dejamos cocer media hora.\n`,
  );
  expect(doubts).toEqual([]);
  expect(leftOut).toContain('01:35 Doramos el pollo');
});

test('what was said in a video, line by line, is read and not taken for chapters', () => {
  const said = [
    '0:00 heute machen wir kimchi pfannkuchen',
    '0:04 ihr braucht 200 gramm kimchi 100 gramm mehl',
    '0:09 ein ei und 120 milliliter wasser',
    '0:14 das kimchi schneidet ihr klein',
    '0:20 dann mehl ei und wasser zusammenrühren',
    '0:26 kimchi rein und in der pfanne drei minuten backen',
  ];
  expect(readText(said.join('\n')).steps.length).toBeGreaterThan(0);
});
