import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';

const pageWith = (paragraph: string) =>
  readPage(
    `<h1>Clafoutis aux cerises</h1><p>Pour 6 personnes</p>
     <p>600 g de cerises<br>4 œufs<br>100 g de sucre<br>120 g de farine<br>30 cl de lait</p>
     <p>Préchauffez le four à 180 °C et beurrez un plat.</p>
     <p>Lavez les cerises, sans les dénoyauter, et rangez-les dans le plat.</p>
     <p>${paragraph}</p>
     <p>Fouettez les œufs avec le sucre. Ajoutez la farine, puis le lait petit à petit.</p>
     <p>Versez la pâte sur les cerises et enfournez.</p>`,
    'https://kitchen.example/clafoutis',
  ).draft!;

test('a paragraph in italics among steps that tells nothing to do is a remark', () => {
  const aside = "Les noyaux donnent un petit goût d'amande, c'est tout le secret.";
  const draft = pageWith(`<em>${aside}</em>`);
  expect(draft.steps.map(({ text }) => text)).not.toContain(aside);
  expect(draft.notes.join(' ')).toContain(aside);
});

test('a paragraph in italics that tells what to do is a step', () => {
  const step = 'Saupoudrez les cerises de sucre et laissez reposer.';
  expect(pageWith(`<em>${step}</em>`).steps.map(({ text }) => text)).toContain(step);
});

test('how long a step takes is no time of the whole, also in italics', () => {
  const time = "Comptez bien 50 minutes, c'est tout le secret !";
  expect(pageWith(`<em>${time}</em>`).totalTime).toBeNull();
});
