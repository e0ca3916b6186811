import { expect, test } from '@jest/globals';
import { heading, items, lines, lists, paragraphs, told } from '../test-kit/plum-tart.ts';
import { readPage } from '../read-page.ts';

const draftOf = (body: string) =>
  readPage(`<html><body>${body}</body></html>`, 'https://kitchen.example/tart').draft!;

test.each(['Tip', 'Tipp', 'Astuce', 'Consiglio', 'Consejo'])(
  'a remark below the steps that calls itself “%s” is a tip',
  (label) => {
    const { tips, steps } = draftOf(
      `${heading}${lists}<div class="x"><strong>${label}:</strong> Serve with cream.</div>`,
    );
    expect(tips).toEqual(['Serve with cream.']);
    expect(steps.map(({ text }) => text)).toEqual(told);
  },
);

const nutrition =
  '<h3>Nutrition per serving</h3><p>Calories 430 kcal | Fat 21 g | Carbohydrates 48 g | Protein 13 g</p>';
const body = `${heading}<h3>Ingredients</h3>${items(lines)}<h3>Method</h3><div>${paragraphs(told)}</div>`;

test.each([
  '<h3>Storage</h3><p>The tart freezes well.</p>',
  '<p>Storage: The tart freezes well.</p>',
])('what stands below the figures of nutrition is kept: %s', (storage) => {
  const { storageNotes, steps } = draftOf(`${body}${nutrition}${storage}`);
  expect(storageNotes).toEqual(['The tart freezes well.']);
  expect(steps.map(({ text }) => text)).toEqual(told);
});
