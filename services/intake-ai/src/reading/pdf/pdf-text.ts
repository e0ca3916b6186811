import type { PageLine } from '@convivio/culinary/read';
import type { PDFPageProxy } from 'pdfjs-dist';
import { LIMITS } from '../limits.data.ts';
import { upright, type TurnedLine } from './upright.ts';
import { withinTime } from './within-time.ts';

interface Glyphs {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
}

/**
 * The text layer of a page as pieces with places, top to bottom in points. A page whose text stands askew is set straight; text that is
 * turned against the rest of its page, or invisible by size, is left out.
 */
export async function textOfPage(page: PDFPageProxy): Promise<PageLine[]> {
  const viewport = page.getViewport({ scale: 1 });
  const items = await textItems(page);
  // Its fonts are loaded with its pictures, and a scan is nothing else; a page of so many pieces is no recipe.
  const bold =
    items.length > 0 && items.length < LIMITS.pdfPieces ? await boldFonts(page) : new Set<string>();
  const pieces: TurnedLine[] = [];
  for (const item of items) {
    if (item.str.trim() === '') continue;
    const piece = placePiece(item, viewport.transform, page.pageNumber);
    if (piece) pieces.push(bold.has(item.fontName) ? { ...piece, bold: true } : piece);
  }
  return uniquePieces(upright(pieces));
}

/** Read piece by piece, so that a page made to be endless ends at the bound. */
async function textItems(page: PDFPageProxy): Promise<Glyphs[]> {
  const reader = (page.streamTextContent() as ReadableStream<{ items: unknown[] }>).getReader();
  const items: Glyphs[] = [];
  const until = performance.now() + LIMITS.pdfPageTime;
  while (items.length < LIMITS.pdfPieces && performance.now() < until) {
    const chunk = await withinTime(reader.read(), LIMITS.pdfPageTime);
    if (!chunk || chunk.done) return items;
    for (const item of chunk.value.items)
      if (typeof item === 'object' && item !== null && 'str' in item) items.push(item as Glyphs);
  }
  await reader.cancel(new Error('enough')).catch(() => undefined);
  return items.slice(0, LIMITS.pdfPieces);
}

function placePiece(item: Glyphs, view: number[], page: number): TurnedLine | null {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform;
  const [va = 1, vb = 0, vc = 0, vd = -1, ve = 0, vf = 0] = view;
  const x = va * e + vc * f + ve;
  const baseline = vb * e + vd * f + vf;
  const size = Math.hypot(c, d) || item.height;
  if (size < 2) return null;
  return {
    text: item.str
      .normalize('NFC')
      .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC')),
    page,
    x,
    y: baseline,
    width: item.width,
    height: size,
    angle: Math.atan2(vb * a + vd * b, va * a + vc * b),
  };
}

/** Some programs print bold text by drawing it twice, a hair apart. */
function uniquePieces(pieces: PageLine[]): PageLine[] {
  const seen = new Set<string>();
  return pieces.filter((piece) => {
    const key = `${Math.round(piece.x)} ${Math.round(piece.y)} ${piece.text}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Ids of the fonts whose name says they are bold. Fonts are known once the drawing operations were loaded. */
async function boldFonts(page: PDFPageProxy): Promise<Set<string>> {
  const bold = new Set<string>();
  const operators = await withinTime(
    page.getOperatorList().catch(() => null),
    LIMITS.pdfPageTime,
  );
  if (!operators) return bold;
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const ids = new Set<string>();
  operators.fnArray.forEach((operation, index) => {
    if (operation === OPS.setFont)
      ids.add(String((operators.argsArray as unknown[][])[index]?.[0]));
  });
  for (const id of ids) {
    if (!page.commonObjs.has(id)) continue;
    const font = page.commonObjs.get(id) as {
      name?: string;
      bold?: boolean;
      black?: boolean;
    } | null;
    if (font && (font.bold || font.black || /bold|black|heavy|semibold/i.test(font.name ?? '')))
      bold.add(id);
  }
  return bold;
}
