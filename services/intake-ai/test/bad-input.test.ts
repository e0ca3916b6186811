import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { importAndWait, libraryOf, newCook, refusal, type Kitchen } from './intake-kitchen.ts';
import { startKitchen } from './start-intake-kitchen.ts';
import { soup } from './recipes.fixture.ts';
import { startWebServer, type WebServer } from './web-server.ts';

const recipeNode = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeYield: '4 servings',
  recipeIngredient: ['200 g rice', '1 onion'],
  recipeInstructions: [
    'Fry the onion in a pan until soft.',
    'Add the rice and cook it for 15 minutes.',
  ],
});
const pageOf = (...names: string[]) =>
  `<!doctype html><html lang="en"><title>${names[0] ?? 'News'}</title><script type="application/ld+json">${JSON.stringify(names.map(recipeNode))}</script><h1>${names[0] ?? 'News'}</h1>`;

const pages: Record<string, [string, string | Buffer]> = {
  '/five': [
    'text/html',
    pageOf('Onion Rice', 'Rice Pudding', 'Rice Salad', 'Rice Cakes', 'Rice Soup'),
  ],
  '/none': [
    'text/html',
    '<!doctype html><html lang="en"><title>Opening hours</title><h1>Opening hours</h1><p>We are open from Tuesday to Sunday, from ten to six.</p>',
  ],
  '/empty': ['text/html', ''],
  '/archive.zip': ['application/zip', Buffer.from('PK\u0003\u0004 and so on and so forth')],
  '/video.mp4': [
    'video/mp4',
    Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypisom'), Buffer.alloc(64)]),
  ],
  '/soup.txt': ['text/plain', soup],
  '/recipe.json': ['application/json', JSON.stringify(recipeNode('Onion Rice'))],
  '/50%off.json': ['application/json', JSON.stringify(recipeNode('Onion Rice'))],
  '/broken.json': ['application/json', '{"@type": "Recipe",\n"recipeIngredient": ["1 oni'],
};

let kitchen: Kitchen;
let site: WebServer;
beforeAll(async () => {
  site = await startWebServer((request, response) => {
    const [type, body] = pages[request.url ?? ''] ?? [];
    if (type) response.writeHead(200, { 'content-type': type }).end(body);
    else response.writeHead(404).end();
  });
  kitchen = await startKitchen({ env: { INTAKE_ALLOW_ORIGINS: `${site.origin}/` } });
});
afterAll(async () => {
  await kitchen.close();
  await site.close();
});

describe('a request that makes no job', () => {
  test.each([
    ['an empty text', 'text', { text: '' }, 400, 'TEXT_EMPTY', 'Paste the text of a recipe first.'],
    [
      'a blank text',
      'text',
      { text: ' \n\t\n' },
      400,
      'TEXT_EMPTY',
      'Paste the text of a recipe first.',
    ],
    [
      'a text of 400,001 characters',
      'text',
      { text: 'x'.repeat(400_001) },
      422,
      'TEXT_TOO_LONG',
      'This text is too long for one recipe. Paste the recipe alone.',
    ],
    [
      'an empty link',
      'url',
      { url: '  ' },
      400,
      'URL_MISSING',
      'Paste the link of a recipe first.',
    ],
    [
      'what is no link',
      'url',
      { url: 'my favourite soup' },
      422,
      'URL_MALFORMED',
      'This is not a web address. Check the link and try again.',
    ],
    [
      'a link of 3,000 characters',
      'url',
      { url: `https://example.org/${'x'.repeat(3_000)}` },
      422,
      'URL_MALFORMED',
      'This is not a web address. Check the link and try again.',
    ],
    [
      'a link to a file of this machine',
      'url',
      { url: 'file:///etc/passwd' },
      422,
      'URL_SCHEME',
      'Only http and https links can be imported.',
    ],
    [
      'a script as a link',
      'url',
      { url: 'javascript:alert(1)' },
      422,
      'URL_SCHEME',
      'Only http and https links can be imported.',
    ],
    [
      'a link with a password',
      'url',
      { url: 'https://me:secret@example.org/' },
      422,
      'URL_CREDENTIALS',
      'A link with a user name or password in it cannot be imported.',
    ],
    [
      'a social import of another site',
      'social',
      { url: 'https://example.org/p/1' },
      422,
      'NOT_SOCIAL',
      'This is not an Instagram or TikTok link. Use the link import instead.',
    ],
    [
      'a site that only looks like Instagram',
      'social',
      { url: 'https://notinstagram.com/p/1' },
      422,
      'NOT_SOCIAL',
      'This is not an Instagram or TikTok link. Use the link import instead.',
    ],
    [
      'an empty file',
      'file',
      { input: { fileKey: 'uploads/cook/0a', fileName: 'a.txt', size: 0 } },
      400,
      'FILE_EMPTY',
      'The file is empty. Choose another one.',
    ],
  ] as const)('%s is refused', async (_title, kind, variables, status, code, sentence) => {
    expect(await refusal(kitchen, 'cook', kind, variables)).toEqual({ status, code, sentence });
  });
});

async function failureOf(kind: 'text' | 'url' | 'file', variables: object, cook = newCook()) {
  const job = await importAndWait(kitchen, cook, kind, variables);
  expect(job).toMatchObject({ stage: 'error', recipe: null });
  expect(await libraryOf(kitchen, cook)).toEqual([]);
  return job.error;
}

describe('a source without a recipe', () => {
  const noText = {
    code: 'NO_RECIPE',
    status: 422,
    sentence:
      'No recipe was found in this text. It needs at least a title and some ingredients or steps.',
  };
  const noPage = {
    code: 'NO_RECIPE',
    status: 422,
    sentence:
      'No recipe was found on this page. Open the recipe itself and copy its link, or paste the text instead.',
  };

  test.each([
    ['in no language', 'asdkj qwoie zxmcn\nlaksjd qpwoe zmxnc\n\nqwe rty uio pas dfg'],
    ['of signs alone', '%%%% ÷×÷× ¤¤¤¤ ####\n---- ____ ++++'],
    ['of one word', 'Soup'],
    ['of emoji', '🍅🍅🍅🧀\n🔥🔥'],
    ['of 400,000 letters', 'lorem ipsum '.repeat(33_333)],
  ])('a text %s', async (_title, text) => {
    expect(await failureOf('text', { text })).toEqual(noText);
  });

  test.each(['/none', '/empty'])('the page %s', async (path) => {
    expect(await failureOf('url', { url: `${site.origin}${path}` })).toEqual(noPage);
  });
});

describe('JSON', () => {
  const broken = {
    code: 'JSON_UNREADABLE',
    status: 422,
    sentence: 'The file is no readable JSON: it breaks off in line 2.',
  };

  test('that cannot be read says what is wrong with it, linked, uploaded and pasted', async () => {
    const [, text] = pages['/broken.json'] as [string, string];
    const cook = newCook();
    const input = await kitchen.upload(cook, text, 'broken.json');
    expect(await failureOf('url', { url: `${site.origin}/broken.json` })).toEqual(broken);
    expect(await failureOf('file', { input }, cook)).toEqual(broken);
    expect(await failureOf('text', { text })).toEqual({
      ...broken,
      sentence: 'The text is no readable JSON: it breaks off in line 2.',
    });
  });

  test('is read whose name in the link has a per cent sign that is none of an address', async () => {
    const cook = newCook();
    await importAndWait(kitchen, cook, 'url', { url: `${site.origin}/50%off.json` });
    expect((await libraryOf(kitchen, cook)).map(({ title }) => title)).toEqual(['Onion Rice']);
  });

  test('that holds no recipe says so', async () => {
    expect(await failureOf('text', { text: '{"a": 1}' })).toMatchObject({
      sentence: 'This is JSON, and nothing in it is marked as a recipe.',
    });
  });

  test.each([
    ['whole', JSON.stringify(recipeNode('Onion Rice')), []],
    [
      'broken off behind its recipe',
      JSON.stringify({ graph: recipeNode('Onion Rice') }).slice(0, -1),
      ['The text is no whole JSON: it breaks off in line 1.'],
    ],
  ])('that is %s becomes its recipe', async (_how, text, doubts) => {
    const cook = newCook();
    expect(await importAndWait(kitchen, cook, 'text', { text })).toMatchObject({
      title: 'Onion Rice',
    });
    const [recipe] = await libraryOf(kitchen, cook);
    expect(recipe?.ingredients.map(({ originalText }) => originalText)).toEqual([
      '200 g rice',
      '1 onion',
    ]);
    expect(recipe?.doubts).toEqual(doubts);
  });
});

describe('a link that leads elsewhere', () => {
  test.each([
    [
      'to a page that is gone',
      '/gone',
      {
        code: 'PAGE_NOT_FOUND',
        status: 422,
        sentence: 'There is no page at this address (404). Check the link and try again.',
      },
    ],
    [
      'to an archive',
      '/archive.zip',
      {
        code: 'NOT_A_PAGE',
        status: 422,
        sentence:
          'This link does not lead to a web page but to a file (application/zip). Upload a PDF, a picture (JPEG, PNG, WebP or HEIC), a Word or RTF document, or a text file.',
      },
    ],
    [
      'to a video',
      '/video.mp4',
      {
        code: 'NOT_A_PAGE',
        status: 422,
        sentence:
          'This link does not lead to a web page but to a file (video/mp4). Upload a PDF, a picture (JPEG, PNG, WebP or HEIC), a Word or RTF document, or a text file.',
      },
    ],
  ])('%s', async (_title, path, error) => {
    expect(await failureOf('url', { url: `${site.origin}${path}` })).toEqual(error);
  });

  test.each([
    'http://127.0.0.1:1/',
    'http://localhost:8080/',
    'http://2130706433/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:a9fe:a9fe]/',
  ])('to the inside: %s', async (url) => {
    expect(await failureOf('url', { url })).toEqual({
      code: 'ADDRESS_NOT_PUBLIC',
      status: 422,
      sentence:
        'This address is not on the public internet, so it cannot be imported. Paste the recipe text instead.',
    });
  });

  test('to a text file is read as that file', async () => {
    expect(
      await importAndWait(kitchen, newCook(), 'url', { url: `${site.origin}/soup.txt` }),
    ).toMatchObject({ stage: 'success', title: 'Leek and Potato Soup' });
  });
});

describe('a file that is not what it should be', () => {
  test.each([
    ['a PDF cut short', Buffer.from('%PDF-1.7\n1 0 obj\n<<'), 'a.pdf', 422],
    [
      'a picture cut short',
      Buffer.from([
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      ]),
      'a.png',
      422,
    ],
    [
      'a program named as a PDF',
      Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400, 7)]),
      'a.pdf',
      415,
    ],
    ['a text named as a picture', soup, 'a.png', 415],
    ['an archive', Buffer.from('504b0304140000000800', 'hex'), 'a.zip', 415],
    ['blanks', '   \n\n  ', 'a.txt', 400],
  ])('%s', async (_title, bytes, name, status) => {
    const cook = newCook();
    const input = await kitchen.upload(cook, bytes, name);
    const error = await failureOf('file', { input }, cook);
    expect(error).toMatchObject({ status, sentence: expect.stringMatching(/^[A-Z].+\.$/) });
    await expect(kitchen.files.head(input.fileKey)).resolves.toMatchObject({ size: input.size });
  });
});

test('of a page with five recipes the main one is imported, and the others are named', async () => {
  const cook = newCook();
  expect(await importAndWait(kitchen, cook, 'url', { url: `${site.origin}/five` })).toMatchObject({
    stage: 'success',
    title: 'Onion Rice',
  });
  const [recipe, ...others] = await libraryOf(kitchen, cook);
  expect(others).toEqual([]);
  for (const title of ['Rice Pudding', 'Rice Salad', 'Rice Cakes', 'Rice Soup'])
    expect(recipe?.doubts.join(' ')).toContain(title);
});
