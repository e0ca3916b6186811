import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { picture } from './recipe-files.ts';

export interface RecipeSite {
  origin: string;
  close(): Promise<void>;
}

/** A site on loopback with pages of every kind that a link may lead to. */
export async function startRecipeSite(): Promise<RecipeSite> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

const pages: Record<
  string,
  (origin: string) => { status?: number; type: string; body: string | Buffer }
> = {
  '/plum-cake': (origin) => ({ type: 'text/html', body: recipePage(origin) }),
  '/plum-cake.png': () => ({ type: 'image/png', body: picture(640, 480, '#5b2a4e') }),
  '/about-us': () => ({
    type: 'text/html',
    body: '<!doctype html><title>About us</title><h1>About us</h1><p>We are three friends who write about gardens, and we answer letters on Mondays.</p>',
  }),
  '/members-only': () => ({
    status: 403,
    type: 'text/html',
    body: '<!doctype html><title>Forbidden</title><h1>Forbidden</h1>',
  }),
  '/recipes.zip': () => ({
    type: 'application/zip',
    body: Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1'),
  }),
  // What a social network answers when it is asked to describe a post.
  '/oembed': (origin) => ({
    type: 'application/json',
    body: JSON.stringify({
      title: caption,
      author_name: 'kitchen.of.ida',
      thumbnail_url: `${origin}/plum-cake.png`,
    }),
  }),
};

const answer: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  const page = pages[pathname]?.(`http://${request.headers.host}`);
  if (!page)
    return void response
      .writeHead(404, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Not found</title>');
  response.writeHead(page.status ?? 200, { 'content-type': page.type }).end(page.body);
};

function recipePage(origin: string): string {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Plum cake with rye crumbs',
    description: 'A sheet cake for the end of summer.',
    author: { '@type': 'Person', name: 'Ida Sommer' },
    image: `${origin}/plum-cake.png`,
    recipeYield: '12 pieces',
    prepTime: 'PT25M',
    cookTime: 'PT40M',
    recipeIngredient: [
      '1 kg plums, stoned',
      '300 g flour',
      '150 g rye bread crumbs',
      '180 g butter',
      '120 g sugar',
      '2 eggs',
    ],
    recipeInstructions: [
      {
        '@type': 'HowToStep',
        text: 'Work flour, half of the butter, half of the sugar and the eggs to a dough and line a tin with it.',
      },
      { '@type': 'HowToStep', text: 'Set the plums on it in rows, close together.' },
      {
        '@type': 'HowToStep',
        text: 'Rub the crumbs with the rest of the butter and sugar, scatter over and bake at 180 °C for 40 minutes.',
      },
    ],
  };
  const node = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
  const title = 'Plum cake with rye crumbs';
  return `<!doctype html><html lang="en"><head><title>${title}</title>${node}</head><body><h1>${title}</h1></body></html>`;
}

const caption = `Green bean toast

Ingredients
- 300 g green beans
- 4 slices sourdough bread
- 2 tbsp olive oil
- 1 clove garlic

Method
1. Boil the beans for 6 minutes and drain them.
2. Toast the bread and rub it with the garlic.
3. Pile the beans on top and spoon the oil over.`;
