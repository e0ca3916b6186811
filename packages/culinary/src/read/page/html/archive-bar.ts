import { isTag, type AnyNode, type Element } from 'domhandler';

/** Ids of the boxes that archives of pages put above the page they keep. */
const boxes = /^(?:wm-ipp|donato$|google-cache-hdr)/;
/** What an archive calls itself. */
const archives =
  /^(?:(?:the )?(?:internet archive(?:'s|’s)?[\s:|-]*)?wayback machine|(?:the )?internet archive)$/i;
const kept = /^https?:\/\/web\.archive\.org\/web\/[^/]{1,40}\/(?=https?:\/\/)/i;

/** Takes off what an archive put around a page. */
export function removeArchiveBars(elements: readonly Element[]): boolean {
  const bars = elements.filter(({ attribs }) => boxes.test(attribs['id'] ?? ''));
  for (const bar of bars)
    if (bar.parent)
      bar.parent.children = bar.parent.children.filter(
        (child: AnyNode) => !isTag(child) || child !== bar,
      );
  return bars.length > 0;
}

/** Whether a heading or a title names the archive that keeps the page. */
export const namesArchive = (text: string): boolean => archives.test(text.trim());

/** The address under which a page stood before it was archived. */
export const addressBefore = (address: string): string => address.replace(kept, '');
