import { FAVICON, LAID_TABLE, MARK } from './drawings.ts';
import { html, Html } from './html.ts';

/** What every page of the login shares. */
export interface Frame {
  /** Where the mark leads: the product's first page. */
  home: string;
  /** The style sheet, already served as a string. */
  style: string;
  /** Folder of the fonts. */
  assets: string;
}

/** A whole page: the mark, the content, the laid table. `title` is the document's; an error is said first there, so that it is heard first. */
export function page(frame: Frame, title: string, content: Html): string {
  const { home, style, assets } = frame;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Convivio</title>
        <link rel="icon" href="${FAVICON}" />
        <link
          rel="preload"
          href="${assets}/vollkorn-latin-wght-normal.woff2"
          as="font"
          type="font/woff2"
          crossorigin
        />
        <link
          rel="preload"
          href="${assets}/figtree-latin-wght-normal.woff2"
          as="font"
          type="font/woff2"
          crossorigin
        />
        ${styleElement(style)}
      </head>
      <body>
        <div class="auth">
          <div class="side">
            <header>
              <a class="logo" href="${home}">${MARK}<span>Convivio</span></a>
            </header>
            <main>${content}</main>
            <footer>
              <small>Convivio keeps your recipes private until you share them.</small>
            </footer>
          </div>
          <div class="scene">${LAID_TABLE}</div>
        </div>
      </body>
    </html> `.text;
}

/** To the letter: the page's policy lets through what has this hash, with no blank more. */
const styleElement = (style: string) => new Html(`<style>${style}</style>`);
