import { expect, test } from '@jest/globals';
import { heading, items, lines, read, told } from '../test-kit/plum-tart.ts';

const method = `<h2>Method</h2>${items(told, 'ol')}`;
const linesOf = (entries: readonly string[]) =>
  read(`${heading}<h2>Ingredients</h2>${items(entries)}${method}`).ingredients.flatMap(
    (group) => group.lines,
  );

test.each(['£1.15', '0,95 €', '55p', '8p each', '$2.49', '1,20 € je Stück', '3.10 CHF'])(
  'what a shop sells for a line is no part of it: %s',
  (price) => {
    const entries = lines.map(
      (line, at) =>
        `<p>${line}</p><div class="match"><a href="/p/${at}">Harvest ${line.replace(/^\S+ g /, '')} 1kg</a> <span>${price}</span><button>Add</button></div>`,
    );
    const last = `<p>salt</p><div class="match">In your cupboard?</div>`;
    expect(linesOf([...entries, last])).toEqual([...lines, 'salt']);
  },
);

test('entries without an offer keep all they say', () => {
  const entries = lines.map((line) => `<p>${line}</p><div class="note">or more</div>`);
  expect(linesOf(entries)).toEqual(lines.map((line) => `${line} or more`));
});

test('a linked product behind the line of an entry is no part of it', () => {
  const entries = lines.map(
    (line, at) =>
      `<div>${line}</div><a href="/p/${at}"><span>Harvest ${at} kg</span><b>1,99 €</b></a>`,
  );
  expect(linesOf(entries)).toEqual(lines);
});

test('a box of advertising among the entries is none of them', () => {
  const list = `<p>${lines.slice(0, 2).join('<br>')}</p><div class="box-adv"><a>Discover 3 new sun creams</a></div><p>${lines.slice(2).join('<br>')}</p>`;
  expect(read(`${heading}<h2>Ingredients</h2>${list}${method}`).lines).toEqual(lines);
});

test.each(['6,90 €', '£0.25', '1,20 € In den Warenkorb', '0,95 € Añadir', 'en stock'])(
  'what a row of a table ends in is no part of the line: %s',
  (offer) => {
    const rows = lines.map((line) => {
      const [, amount, food] = /^(\S+ g) (.+)$/.exec(line)!;
      return `<tr><td>${food}</td><td>${amount}</td><td>${offer}</td></tr>`;
    });
    const head = '<tr><th>Ingrediente</th><th>Cantidad</th><th>Precio</th></tr>';
    const body = `<h2>Ingredients</h2><table>${head}${rows.join('')}</table>${method}`;
    const found = read(heading + body);
    expect(found.ingredients).toEqual([
      { name: null, lines: ['plums 500 g', 'flour 200 g', 'butter 100 g', 'sugar 80 g'] },
    ]);
  },
);

test('the card of a product beside the list is none of it', () => {
  const card = '<div class="card"><p>Plums of the valley 1 kg</p><p>4,20 €</p></div>';
  const found = read(`${heading}<h2>Ingredients</h2>${items(lines)}${card}${method}`);
  expect(found).toMatchObject({ lines, doubted: [] });
});

test.each([
  ['£4.20 incl. VAT, plus delivery', 'Add to basket'],
  ['4,20 € inkl. 7 % MwSt., zzgl. Versand', 'In den Warenkorb'],
  ['4,20 € TTC, hors frais de port', 'Ajouter au panier'],
  ['4,20 € IVA inclusa, più spedizione', 'Aggiungi al carrello'],
  ['4,20 € IVA incluido', 'Añadir al carrito'],
])('nor is one whose price has tax and post behind it: “%s”', (price, button) => {
  const card = `<div><b>From our counter</b><br>Plums, 500 g<br><span>${price}</span> <button>${button}</button></div>`;
  const found = read(`${heading}<h2>Ingredients</h2>${items(lines)}${card}${method}`);
  expect(found).toMatchObject({ lines, doubted: [] });
});

test('a price per serving among the facts is no card', () => {
  const facts = items(['Serves 4', 'Prep 15 mins', 'Cook 35 mins', '£1.38 per serving']);
  const found = read(`${heading}${facts}<h2>Ingredients</h2>${items(lines)}${method}`);
  expect(found).toMatchObject({ servings: 4, prepTime: 15, cookTime: 35 });
});

test('prices at the end of some lines leave the other lines of the list alone', () => {
  const some = lines.map((line, at) => (at % 2 ? line : `${line} <span>1,90 € / kg</span>`));
  const shelf = `<h3>Nos produits</h3>${items(['Chestnut flour 500 g 6,50 €', 'Plum jam 250 g 4,90 €'])}`;
  const found = read(`${heading}<h2>Ingredients</h2>${items(some)}${method}${shelf}`);
  expect(found).toMatchObject({ lines, told });
});

test.each(['<b>1,19 €</b><button>Add</button>', ' 0,95 €', ' <i>£1.15</i>'])(
  'entries of another kind that sell what stands above them are none: %s',
  (price) => {
    const list = lines.map(
      (line, at) =>
        `<li class="line">${line}</li><li class="sold"><span>Valley ${line.replace(/^\S+ g /, '')}, ${at + 1} kg</span>${price}</li>`,
    );
    const body = `${heading}<h2>Ingredients</h2><ul>${list.join('')}</ul>${method}`;
    expect(read(body)).toMatchObject({ lines, told, doubted: [] });
  },
);

test('rows and boxes of another kind that sell what stands above them are no lines', () => {
  const sold = (at: number) => `Valley ${lines[at]!.replace(/^\S+ g /, '')} 1 kg – 5,99 €`;
  const rows = lines.map(
    (line, at) =>
      `<tr class="line"><td>${line}</td></tr><tr class="offer"><td>${sold(at)}</td></tr>`,
  );
  const boxes = lines.map(
    (line, at) => `<div class="line">${line}</div><div class="offer"><p>${sold(at)}</p></div>`,
  );
  const all = '<p><a href="/basket">All 4 to the basket (13,84 €)</a></p>';
  for (const list of [
    `<table>${rows.join('')}</table>${all}`,
    `<div>${boxes.join('')}</div>${all}`,
  ])
    expect(read(`${heading}<h2>Ingredients</h2>${list}${method}`)).toMatchObject({ lines, told });
});

test.each(['6,90 €*', '6,90 € inkl. MwSt.', '£3.20 †'])(
  'the card of a product with its price for so much is none of the list: %s',
  (price) => {
    const card = `<div class="box"><a>Cane sugar “Alexandria” 80 g</a><p>${price}</p><p>Grundpreis: 86,25 € / kg</p></div>`;
    expect(read(`${heading}<h2>Ingredients</h2>${items(lines)}${card}${method}`).lines).toEqual(
      lines,
    );
  },
);

test.each(['12.90 €', '£8.50', '11,90 €'])(
  'a product that says its price in its own line is none of the list: %s',
  (price) => {
    const list = `<p>${lines.join('<br>')}</p>`;
    const product = `<div class="product"><a>Plums of the valley, 450 g</a><span>${price}</span></div>`;
    const found = read(`${heading}<h2>Ingredients</h2>${list}${product}${method}`);
    expect(found).toMatchObject({ lines, doubted: [] });
  },
);
