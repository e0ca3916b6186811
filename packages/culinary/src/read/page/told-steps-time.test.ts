import { expect, test } from '@jest/globals';
import { read } from './test-kit/plum-tart.ts';

const page =
  '<h1>Zwiebelkuchen vom Blech</h1><p>.</p><p><b>Zutaten:</b> ein Pfund Mehl (550er); 1 Würfel frische Hefe; 1/4 l lauwarme Milch; 1 gestr. TL Zucker; 1 TL Salz; 5 EL Öl; anderthalb Kilo Gemüsezwiebeln; 150 g durchwachsener Speck, gewürfelt; 2 Becher saure Sahne; 4 Eier; 1 geh. TL Kümmel; Salz, Pfeffer, etwas Muskat</p><p>Hefe mit Zucker in der Milch auflösen, mit Mehl, Salz und Öl zu einem glatten Teig kneten und zugedeckt eine Dreiviertelstunde gehen lassen.</p><p>Zwiebeln halbieren und in Streifen schneiden. Speck in einer großen Pfanne auslassen, die Zwiebeln dazu und gut 20 Minuten bei kleiner Hitze dünsten, sie sollen nicht braun werden. Etwas abkühlen lassen.</p><p>Saure Sahne mit den Eiern, Kümmel und den Gewürzen verquirlen und unter die Zwiebeln rühren.</p><p>Teig auf dem gefetteten Blech ausrollen, Rand hochziehen, Belag drauf. Bei 200 Grad Ober-/Unterhitze ca. 40 Min. backen.</p>';

test('the time of a step is not that of the dish where list and steps have no look of their own', () => {
  const { cookTime, totalTime, told } = read(page);
  expect(told).toHaveLength(4);
  expect([cookTime, totalTime]).toEqual([null, null]);
});
