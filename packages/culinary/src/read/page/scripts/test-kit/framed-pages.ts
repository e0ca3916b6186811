import type { PageOfState } from './arranged-pages.ts';

const soup = {
  title: 'Minestra di farro',
  porzioni: 4,
  tempoPreparazione: 20,
  tempoCottura: 45,
  ingredienti: [
    { quantita: 200, unita: 'g', nome: 'farro' },
    { quantita: 2, unita: null, nome: 'carote' },
    { quantita: 1, unita: 'costa', nome: 'sedano' },
  ],
  passaggi: [
    { descrizione: 'Tritate carote e sedano e fateli appassire.' },
    { descrizione: 'Unite il farro, coprite d\u2019acqua e cuocete.' },
  ],
};
const read: Omit<PageOfState, 'html'> = {
  title: 'Minestra di farro',
  ingredients: ['200 g farro', '2 carote', '1 costa sedano'],
  steps: [
    'Tritate carote e sedano e fateli appassire.',
    'Unite il farro, coprite d\u2019acqua e cuocete.',
  ],
  facts: [4, 20, 45, 65],
};

const text = JSON.stringify(soup);
const page = JSON.stringify({ page: { recipe: soup } });
const asAttribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const asLiteral = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/"([a-zA-Z]+)":/g, '$1:')
    .replace(/"([^"]*)"/g, "'$1'")
    .replace(/\}/g, ',}');

/** Astro writes each value with its kind: [0, value], lists as [1, values]. */
const withKinds = (value: unknown): unknown =>
  Array.isArray(value)
    ? [1, value.map(withKinds)]
    : [
        0,
        typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withKinds(inner)]))
          : value,
      ];

/** A list in which objects name the places of their keys and values. */
function flattened(value: unknown): unknown[] {
  const flat: unknown[] = [];
  const place = (inner: unknown): number => {
    const at = flat.push(null) - 1;
    if (Array.isArray(inner)) flat[at] = inner.map(place);
    else if (typeof inner === 'object' && inner !== null)
      flat[at] = Object.fromEntries(
        Object.entries(inner).map(([key, item]) => [`_${place(key)}`, place(item)]),
      );
    else flat[at] = inner;
    return at;
  };
  place(value);
  return flat;
}

const [first, second] = [page.slice(0, 150), page.slice(150)];
const steps = soup.passaggi.map(({ descrizione }) => descrizione).join('\n');
const remix = `${JSON.stringify(flattened({ loaderData: { recipe: soup } }))}\n`;
const { passaggi: _, ...withoutSteps } = soup;

/** One recipe as the frameworks of the web write their state. */
export const framedPages: Readonly<Record<string, PageOfState>> = {
  'Next.js': {
    html: `<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":${page}}}</script>`,
    ...read,
  },
  'streamed Next.js in two pieces': {
    html: [`5:["$","$L1",null,${first}`, `${second}]\n`]
      .map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`)
      .join(''),
    ...read,
  },
  'streamed Next.js with a text of its own': {
    html: `<script>self.__next_f.push([1,${JSON.stringify(
      `6:T${Buffer.byteLength(steps).toString(16)},${steps}5:["$","$L1",null,${JSON.stringify({ ...withoutSteps, passaggi: '$6' })}]\n`,
    )}])</script>`,
    ...read,
  },
  'Redux as a parsed string with escapes of JavaScript': {
    html: `<script>window.__PRELOADED_STATE__ = JSON.parse('${page.replace(/"/g, '\\x22')}');</script>`,
    ...read,
  },
  'Vue with unquoted keys, single quotes and trailing commas': {
    html: `<script>window.__INITIAL_STATE__=${asLiteral({ recipe: soup })};(function(){})();</script>`,
    ...read,
  },
  SvelteKit: {
    html:
      `<script>{const element = document.currentScript.parentElement;kit.start(app, element, {node_ids: [0, 2],` +
      `data: [null,{type:"data",data:${asLiteral({ recipe: soup })},uses:{}}]});}</script>`,
    ...read,
  },
  'Remix of today': {
    html: `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(remix)});</script>`,
    ...read,
  },
  'an island of Astro': {
    html: `<astro-island uid="Z1" props="${asAttribute(JSON.stringify(Object.fromEntries([['recipe', withKinds(soup)]])))}"></astro-island>`,
    ...read,
  },
  'a state of Angular with its own escapes': {
    html: `<script id="serverApp-state" type="application/json">${page.replace(/"/g, '&q;')}</script>`,
    ...read,
  },
  'an attribute that holds data': {
    html: `<div id="root" data-page="${asAttribute(page)}"></div>`,
    ...read,
  },
  'base64 in a call': {
    html: `<script>window.state = JSON.parse(atob("${Buffer.from(page.replace(/\u2019/g, '\\u2019')).toString('base64')}"))</script>`,
    ...read,
  },
  'encoded like an address': {
    html: `<script>window.state = JSON.parse(decodeURIComponent("${encodeURIComponent(page)}"))</script>`,
    ...read,
  },
  'base64 in an attribute': {
    html: `<div data-state="${Buffer.from(text).toString('base64')}"></div>`,
    ...read,
  },
  Gatsby: {
    html:
      `<script>/*<![CDATA[*/window.pagePath="/x";/*]]>*/</script>` +
      `<script type="application/json">{"componentChunkName":"r","result":{"data":{"node":${text}},"pageContext":{}}}</script>`,
    ...read,
  },
  'a cache of Apollo': {
    html: `<script>window.__APOLLO_STATE__=${JSON.stringify({
      ROOT_QUERY: { recipe: { __ref: 'Recipe:1' } },
      'Recipe:1': {
        ...soup,
        ingredienti: soup.ingredienti.map((_line, at) => ({ __ref: `Line:${at}` })),
      },
      ...Object.fromEntries(soup.ingredienti.map((line, at) => [`Line:${at}`, line])),
    })}</script>`,
    ...read,
  },
};
