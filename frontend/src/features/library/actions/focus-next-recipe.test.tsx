import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { rememberPlace } from './focus-next-recipe.ts';

const card = (id: string, place: number) =>
  `<li data-place="${place}"><a href="/recipes/${id}" data-recipe="${id}">${id}</a></li>`;
const page = (...cards: string[]) =>
  `<main><h1>Archive</h1><ul data-list="main">${cards.join('')}</ul></main>`;

afterEach(() => document.body.replaceChildren());

test('the keyboard goes on with the recipe that moved up', async () => {
  document.body.innerHTML = page(card('1', 0), card('2', 1));
  const goOn = rememberPlace('1');
  document.body.innerHTML = page(card('2', 0));
  goOn();
  await waitFor(() => expect(document.activeElement?.outerHTML).toMatch(/^<a .*2<\/a>/));
});

test('it waits until the list is drawn without the recipe', async () => {
  document.body.innerHTML = page(card('1', 0), card('2', 1));
  document.querySelector('a')!.focus();
  const goOn = rememberPlace('1');
  goOn();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  document.body.innerHTML = page(card('2', 0));
  await waitFor(() => expect(document.activeElement?.outerHTML).toMatch(/^<a .*2<\/a>/));
});

test('after the last recipe it waits for the page that takes the place of the list', async () => {
  document.body.innerHTML = page(card('1', 0));
  const goOn = rememberPlace('1');
  document.body.innerHTML = '<main></main>';
  goOn();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  document.body.innerHTML = '<main><h1>The archive is empty</h1></main>';
  await waitFor(() =>
    expect(document.activeElement?.outerHTML).toMatch(/^<h1.*The archive is empty/),
  );
});

test('one who is elsewhere by then stays there', async () => {
  document.body.innerHTML = `<input>${page(card('1', 0), card('2', 1))}`;
  const goOn = rememberPlace('1');
  document.querySelector('input')!.focus();
  goOn();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement?.tagName).toBe('INPUT');
});
