import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';

const POST = [
  'Aquí va el curry de calabaza del otro día.',
  '',
  'Para 4 personas. Tiempo total: 40 minutos.',
  '',
  'INGREDIENTES',
  '700 g de calabaza pelada',
  '1 cebolla grande',
  '2 cucharadas de curry en polvo',
  '400 ml de leche de coco',
  '',
  'PREPARACIÓN',
  'Picar la cebolla y pocharla en la cazuela con un poco de aceite.',
  'Añadir el curry y dar un par de vueltas.',
  'Incorporar la calabaza y la leche de coco y cocer tapado 20 minutos.',
];

const page = (posts: readonly unknown[]) =>
  readPage(
    `<!DOCTYPE html><html lang="es"><head><title>Foro La Mesa</title></head><body><div id="app"></div>
<script>window.__ESTADO__ = ${JSON.stringify({ hilo: { titulo: 'Curry de calabaza', mensajes: posts } })};</script></body></html>`,
    'https://forum.example/48211',
  ).draft;

test('a post that a page holds in the data of its program alone is read', () => {
  const draft = page([
    { autor: 'lolilla', cuerpo: POST.join('\n') },
    { autor: 'paco', cuerpo: 'Yo le puse espinacas al final y quedó de lujo.' },
  ]);
  expect(draft?.title).toBe('Curry de calabaza');
  expect(draft?.servings).toBe(4);
  expect(draft?.totalTime).toBe(40);
  expect(draft?.ingredients.flatMap(({ lines }) => lines)).toEqual(POST.slice(5, 9));
  expect(draft?.steps.map(({ text }) => text)).toEqual(POST.slice(11));
});

test('a post with its lines in markup is read the same', () => {
  const draft = page([{ cuerpo: POST.map((line) => `<p>${line}</p>`).join('') }]);
  expect(draft?.steps).toHaveLength(3);
});

test('posts that tell no recipe are none', () => {
  const talk = Array.from({ length: 12 }, (_, at) => `Línea ${at} de una charla cualquiera.`);
  expect(page([{ cuerpo: talk.join('\n') }])).toBeNull();
});
