// The least that a program can do that keeps recipes on the disk and finds what was edited: one Node
// handler over node:sqlite, without login, graph or checks. The measure that the product is held against.
//
//   node bench/library/bare-server.ts FILE
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the database file.');
const database = new DatabaseSync(file);
database.exec(`
  PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  CREATE TABLE recipes (id INTEGER PRIMARY KEY, owner TEXT NOT NULL, created INTEGER NOT NULL, document TEXT NOT NULL);
  CREATE INDEX newest ON recipes (owner, created DESC);
  CREATE VIRTUAL TABLE words USING fts5 (content);
`);
const insert = database.prepare('INSERT INTO recipes (owner, created, document) VALUES (?, ?, ?)');
const insertWords = database.prepare('INSERT INTO words (rowid, content) VALUES (?, ?)');
const page = database.prepare(
  'SELECT document FROM recipes WHERE owner = ? ORDER BY created DESC LIMIT 50',
);
const search = database.prepare(
  'SELECT document FROM words JOIN recipes ON recipes.id = words.rowid WHERE words MATCH ? ORDER BY created DESC LIMIT 50',
);
const one = database.prepare('SELECT document FROM recipes WHERE id = ?');
const update = database.prepare('UPDATE recipes SET document = ? WHERE id = ?');
const updateWords = database.prepare('UPDATE words SET content = ? WHERE rowid = ?');

const OWNER = 'cook';

interface Document {
  title: string;
  description: string;
  tags: string[];
  ingredients: { name: string }[];
}

const wordsOf = ({ title, description, tags, ingredients }: Document) =>
  [title, description, ...tags, ...ingredients.map(({ name }) => name)].join(' ');
const listOf = (rows: unknown[]) =>
  `[${(rows as { document: string }[]).map(({ document }) => document).join()}]`;

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const send = (body: string) => response.setHeader('content-type', 'application/json').end(body);
  if (request.method === 'GET') {
    const id = /^\/recipes\/(\d+)$/.exec(url.pathname)?.[1];
    if (id) return void send((one.get(Number(id)) as { document: string }).document);
    const words = url.searchParams.get('search');
    return void send(listOf(words ? search.all(words) : page.all(OWNER)));
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    const document = JSON.parse(text) as Document;
    if (request.method === 'PATCH') {
      const id = Number(url.pathname.split('/').at(-1));
      const changed = {
        ...(JSON.parse((one.get(id) as { document: string }).document) as Document),
        ...document,
      };
      update.run(JSON.stringify(changed), id);
      updateWords.run(wordsOf(changed), id);
      return void send(JSON.stringify(changed));
    }
    const { lastInsertRowid } = insert.run(OWNER, Date.now(), text);
    insertWords.run(lastInsertRowid, wordsOf(document));
    send(JSON.stringify({ id: Number(lastInsertRowid) }));
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${JSON.stringify(server.address())}\n`));
