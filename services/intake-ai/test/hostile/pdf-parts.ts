import { deflateSync } from 'node:zlib';
import { pdfOf, stream, type PdfObject } from './pdf-objects.ts';

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
export const RESOURCES = '/Resources<</Font<</F 5 0 R>>>>';
export const WORDS = 'BT /F 12 Tf 50 700 Td (Barley Soup with 200 g pearl barley and onions) Tj ET';
export const MEGABYTE = 1_000_000;

/** A document of one page: what it says besides its size, what draws it, and further objects from number 10 on. */
export function onePage(
  content: PdfObject,
  { page = RESOURCES, more = {} }: { page?: string; more?: Record<number, PdfObject> } = {},
): Buffer {
  return pdfOf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${page}>>`,
    4: content,
    5: FONT,
    ...more,
  });
}

export const packed = (text: string | Buffer, filter = '/Filter/FlateDecode') =>
  stream(filter, deflateSync(text));
export const times = (piece: string, count: number) => piece.repeat(count);
export const form = (dictionary: string, content: string, inner = '') =>
  stream(
    `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<<${inner}>>${dictionary}`,
    content,
  );

/** Forms that each draw the next so many times, so many levels deep. */
export function nestedForms(levels: number, width: number): Buffer {
  const more: Record<number, PdfObject> = {};
  for (let level = 0; level < levels; level++)
    more[10 + level] = form('', times('/X Do ', width), `/XObject<</X ${11 + level} 0 R>>`);
  more[10 + levels] = form('', WORDS, '/Font<</F 5 0 R>>');
  return onePage(stream('', '/X Do'), { page: '/Resources<</XObject<</X 10 0 R>>>>', more });
}

/** A page whose content is zeros or operators, packed in a way that is declared in a way. */
export const bomb = (filter: string, content: Buffer | string = times('q ', 20 * MEGABYTE)) =>
  onePage(packed(content, filter));
export const hex = (bytes: Buffer) => `${bytes.toString('hex')}>`;

export function runLength(bytes: number): Buffer {
  // 129 says: the next byte 128 times.
  return Buffer.from(times('\x81q\x81 ', Math.ceil(bytes / 256)), 'latin1');
}

export function toUnicode(bytes: number): Buffer {
  const entries = times('1 beginbfchar <0041> <0041> endbfchar ', Math.ceil(bytes / 38));
  const map = `begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${entries} endcmap`;
  return onePage(stream('', WORDS), {
    page: '/Resources<</Font<</F 10 0 R>>>>',
    more: {
      10: '<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[11 0 R]/ToUnicode 12 0 R>>',
      11: '<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 13 0 R>>',
      12: packed(map),
      13: '<</Type/FontDescriptor/FontName/X/Flags 4/FontBBox[0 0 1 1]/ItalicAngle 0/Ascent 1/Descent 0/CapHeight 1/StemV 1>>',
    },
  });
}

export function pagesOf(count: number, kids: string, more: Record<number, PdfObject> = {}): Buffer {
  return pdfOf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${RESOURCES}>>`,
    4: stream('', WORDS),
    5: FONT,
    ...more,
  });
}

export function picture(filter: string, bytes: Buffer, side: number, more = ''): Buffer {
  return onePage(stream('', 'q 595 0 0 842 0 0 cm /I Do Q'), {
    page: '/Resources<</XObject<</I 10 0 R>>>>',
    more: {
      10: stream(
        `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceGray/Filter${filter}${more}`,
        bytes,
      ),
    },
  });
}

/** A file whose cross-reference tables name each other. */
export function tablesInACircle(): Buffer {
  const body =
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n';
  const first = body.length;
  const table = (prev: number) =>
    `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 3/Root 1 0 R/Prev ${String(prev).padStart(9, '0')}>>\n`;
  const second = first + table(0).length;
  return Buffer.from(`${body}${table(second)}${table(first)}startxref\n${first}\n%%EOF`);
}

export function objectStreams(count: number): Buffer {
  const more: Record<number, PdfObject> = {};
  for (let at = 0; at < count; at++)
    more[10 + at] = stream(
      `/Type/ObjStm/N 1/First 5/Extends ${10 + ((at + 1) % count)} 0 R`,
      `${10 + ((at + 1) % count)} 0 <</Type/ObjStm>>`,
    );
  return onePage(stream('', WORDS), { page: `${RESOURCES}/Metadata 10 0 R`, more });
}

/** A font whose letters are drawn with the font itself. */
export function type3(content: string): Buffer {
  return onePage(stream('', 'BT /F 12 Tf 50 700 Td (aaaa) Tj ET'), {
    page: '/Resources<</Font<</F 10 0 R>>>>',
    more: {
      10: `<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[.001 0 0 .001 0 0]${[
        '/FirstChar 97/LastChar 97/Widths[1000]/Encoding<</Type/Encoding/Differences[97/a]>>',
        '/CharProcs<</a 11 0 R>>/Resources<</Font<</F 10 0 R>>/XObject<</X 12 0 R>>>>>>',
      ].join('')}`,
      11: stream('', `1000 0 0 0 1000 1000 d1 ${content}`),
      12: form('', times('/X Do ', 10), '/XObject<</X 12 0 R>>'),
    },
  });
}

export function patterns(levels: number): Buffer {
  const more: Record<number, PdfObject> = {};
  const fill = '/Pattern cs /P scn 0 0 595 842 re f ';
  for (let level = 0; level < levels; level++)
    more[10 + level] = stream(
      `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep .1/YStep .1/Resources<</Pattern<</P ${10 + ((level + 1) % levels)} 0 R>>>>`,
      times(fill, 10),
    );
  return onePage(stream('', fill), { page: '/Resources<</Pattern<</P 10 0 R>>>>', more });
}

export function shading(functionOf: PdfObject): Buffer {
  return onePage(stream('', times('/S sh ', 2_000)), {
    page: '/Resources<</Shading<</S 10 0 R>>>>',
    more: {
      10: '<</ShadingType 1/ColorSpace/DeviceRGB/Domain[0 1 0 1]/Matrix[595 0 0 842 0 0]/Function 11 0 R>>',
      11: functionOf,
    },
  });
}

export function annotations(count: number, appearance: string): Buffer {
  const more: Record<number, PdfObject> = { 10: form('', appearance, '/XObject<</X 10 0 R>>') };
  return onePage(stream('', ''), {
    page: `/Annots[${times('11 0 R ', count)}]`,
    more: { ...more, 11: '<</Type/Annot/Subtype/Stamp/Rect[0 0 500 500]/AP<</N 10 0 R>>>>' },
  });
}

export const program = (body: string) =>
  stream('/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]', `{${body}}`);
export const deep = (open: string, close: string, levels: number) =>
  times(open, levels) + times(close, levels);
