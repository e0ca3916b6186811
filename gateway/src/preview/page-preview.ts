/** What a page is about, for those who show a link to it. */
export interface PagePreview {
  title: string;
  description: string;
  /** A path of this site; null where there is no picture. */
  image: string | null;
  /** schema.org in JSON; null for what is no recipe. */
  schemaOrg: string | null;
}

const LONGEST_DESCRIPTION = 300;
/** Characters beyond which a recipe would hold up the page that it stands in. */
const LONGEST_JSON_LD = 60_000;

/** What the page of a preview is called in the tab of a browser, as its title element: the web app calls it the same. */
export const titleElement = ({ title }: Pick<PagePreview, 'title'>): string =>
  `<title>${escaped(title)} · Convivio</title>`;

/** The tags of a preview for the head of the page at an address of ours; nothing in them can be markup. */
export function previewTags(preview: PagePreview, origin: string, path: string): string {
  const { title, description, schemaOrg } = preview;
  const url = new URL(path, origin).href;
  const image = preview.image && new URL(preview.image, origin).href;
  const properties = [
    ['og:type', schemaOrg === null ? 'website' : 'article'],
    ['og:site_name', 'Convivio'],
    ['og:title', title],
    ['og:description', shortened(description)],
    ['og:url', url],
    ['og:image', image],
  ];
  return [
    ...properties
      .filter(([, content]) => content)
      .map(
        ([name, content]) => `<meta property="${name}" content="${escaped(content as string)}">`,
      ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    ...(schemaOrg === null || schemaOrg.length > LONGEST_JSON_LD
      ? []
      : [jsonLd(schemaOrg, url, image)]),
  ].join('');
}

function jsonLd(schemaOrg: string, url: string, image: string | null): string {
  const recipe = {
    '@context': 'https://schema.org',
    ...(JSON.parse(schemaOrg) as object),
    url,
    ...(image && { image }),
  };
  // In a script nothing is an escape; that no text ends it or begins a comment is for the JSON to see to.
  return `<script type="application/ld+json">${JSON.stringify(recipe).replace(/</g, '\\u003c')}</script>`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_DESCRIPTION
    ? `${line.slice(0, LONGEST_DESCRIPTION - 1).toWellFormed()}…`
    : line;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
