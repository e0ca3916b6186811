import { html } from './html.ts';
import { page, type Frame } from './layout.ts';

/** Says what went wrong and leads back to the product. */
export function troublePage(frame: Frame, heading: string, sentence: string): string {
  return page(
    frame,
    heading,
    html` <h1>${heading}</h1>
      <p class="sub">${sentence}</p>
      <a class="btn" href="${frame.home}">Back to Convivio</a>`,
  );
}
