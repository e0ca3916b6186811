import { deflateSync } from 'node:zlib';
import { pdfOf, stream, type PdfObject } from './pdf-objects.ts';
import {
  MEGABYTE,
  RESOURCES,
  WORDS,
  annotations,
  bomb,
  deep,
  form,
  hex,
  nestedForms,
  objectStreams,
  onePage,
  packed,
  pagesOf,
  patterns,
  picture,
  program,
  runLength,
  shading,
  tablesInACircle,
  times,
  toUnicode,
  type3,
} from './pdf-parts.ts';

/** PDFs that were made to hold a reader up or to fill its memory, each by its kind. */
export const hostilePdfs: Readonly<Record<string, () => Buffer>> = {
  'forms that draw forms, ten levels of eleven': () => nestedForms(10, 11),
  'forms that draw forms, three levels of three hundred': () => nestedForms(3, 300),
  'a form that draws itself': () =>
    onePage(stream('', '/X Do'), {
      page: '/Resources<</XObject<</X 10 0 R>>>>',
      more: { 10: form('', times('/X Do ', 10), '/XObject<</X 10 0 R>>') },
    }),
  'a thousand forms in each other': () => nestedForms(1_000, 1),
  '2.9 million q': () => onePage(packed(times('q ', 2_900_000))),
  '2.9 million q and Q': () => onePage(packed(times('q Q ', 1_450_000))),
  'a million texts': () => onePage(packed(`BT /F 1 Tf ${times('(a) Tj ', 800_000)} ET`)),
  'a million paths': () => onePage(packed(times('0 0 m 9 9 l S ', 400_000))),
  'a million pictures in the page': () =>
    onePage(packed(times('BI /W 1 /H 1 /BPC 8 /CS /G ID a EI ', 170_000))),
  'a picture in the page that does not end': () =>
    onePage(packed(`BI /W 1 /H 1 /BPC 8 /CS /G ID ${times('E I ', MEGABYTE)}`)),
  'Flate without a blank behind it': () => bomb('/Filter/FlateDecode'),
  'Flate with a blank': () => bomb('/Filter /FlateDecode '),
  'Flate written with a number of a letter': () => bomb('/Filter/Fl#61teDecode'),
  'Flate by its short name': () => bomb('/Filter/Fl'),
  'Flate in a list': () => bomb('/Filter[/FlateDecode]'),
  'Flate by reference': () =>
    onePage(packed(times('q ', 20 * MEGABYTE), '/Filter 10 0 R'), { more: { 10: '/FlateDecode' } }),
  'Flate behind ASCIIHex': () =>
    onePage(
      stream('/Filter[/ASCIIHexDecode/FlateDecode]', hex(deflateSync(times('q ', 20 * MEGABYTE)))),
    ),
  'Flate in Flate': () =>
    onePage(
      stream(
        '/Filter[/FlateDecode/FlateDecode]',
        deflateSync(deflateSync(times('q ', 50 * MEGABYTE))),
      ),
    ),
  'Flate in Flate in Flate, without blanks': () =>
    onePage(
      stream(
        '/Filter[/Fl#61teDecode/Fl#61teDecode/Fl#61teDecode]',
        deflateSync(deflateSync(deflateSync(Buffer.alloc(200 * MEGABYTE)))),
      ),
    ),
  'a stream of run lengths': () =>
    onePage(stream('/Filter/RunLengthDecode', runLength(8 * MEGABYTE))),
  'a stream of run lengths in Flate': () =>
    onePage(packed(runLength(100 * MEGABYTE), '/Filter[/FlateDecode/RunLengthDecode]')),
  'a stream of LZW': () => onePage(stream('/Filter/LZWDecode', Buffer.alloc(3 * MEGABYTE, 0x80))),
  'a stream of ASCII 85': () => onePage(stream('/Filter/ASCII85Decode', times('z', 20 * MEGABYTE))),
  'a predictor of huge rows': () =>
    onePage(
      packed(
        Buffer.alloc(5 * MEGABYTE),
        '/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 2000000000/Colors 32/BitsPerComponent 16>>',
      ),
    ),
  'a map to Unicode of 40 MB': () => toUnicode(39 * MEGABYTE),
  'a map to Unicode of one huge range': () =>
    onePage(stream('', WORDS), {
      page: '/Resources<</Font<</F 10 0 R>>>>',
      more: {
        10: '<</Type/Font/Subtype/Type0/BaseFont/X/Encoding 12 0 R/DescendantFonts[11 0 R]/ToUnicode 12 0 R>>',
        11: '<</Type/Font/Subtype/CIDFontType2/BaseFont/X/W[0 4294967295 500]/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>',
        12: stream(
          '/Type/CMap/CMapName/X',
          [
            'begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange',
            '1 begincidrange <00000000> <FFFFFFFF> 0 endcidrange',
            '1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange endcmap',
          ].join(' '),
        ),
      },
    }),
  'a font of zeros': () =>
    onePage(stream('', WORDS), {
      page: '/Resources<</Font<</F 10 0 R>>>>',
      more: {
        10: '<</Type/Font/Subtype/TrueType/BaseFont/X/FontDescriptor 11 0 R>>',
        11: '<</Type/FontDescriptor/FontName/X/Flags 4/FontFile2 12 0 R>>',
        12: packed(Buffer.alloc(39 * MEGABYTE), '/Length1 39000000/Filter/FlateDecode'),
      },
    }),
  'a font that draws itself': () => type3('BT /F 1 Tf (aaaaaaaaaa) Tj ET'),
  'a font that draws forms that draw themselves': () => type3(times('/X Do ', 10)),
  'patterns in each other': () => patterns(6),
  'a shading without end': () => shading(program(times('2 copy add mul sin ', 200) + 'pop')),
  'a program of a million brackets': () => shading(program(deep('{', '}', 500_000))),
  'a shading of a huge table': () =>
    shading(
      packed(
        Buffer.alloc(30 * MEGABYTE),
        '/FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Size[65535 65535]/BitsPerSample 8/Filter/FlateDecode',
      ),
    ),
  'annotations that draw themselves': () => annotations(1, times('/X Do ', 10)),
  'a million annotations': () => annotations(MEGABYTE, '0 0 m'),
  'cross-reference tables in a circle': tablesInACircle,
  'pages in a circle': () => pagesOf(2, '2 0 R 2 0 R'),
  'pages in circles of branches': () =>
    pagesOf(20, times('10 0 R ', 50), {
      10: `<</Type/Pages/Parent 2 0 R/Count 20/Kids[${times('11 0 R ', 50)}]>>`,
      11: `<</Type/Pages/Parent 10 0 R/Count 20/Kids[${times('10 0 R ', 50)}]>>`,
    }),
  'a million pages': () => pagesOf(MEGABYTE, times('3 0 R ', MEGABYTE)),
  'a million pages of which thirty are said': () => pagesOf(30, times('3 0 R ', MEGABYTE)),
  'a number of pages that is none': () => pagesOf(-1, '3 0 R'),
  'pages a hundred thousand levels deep': () => {
    const more: Record<number, PdfObject> = {};
    for (let at = 0; at < 100_000; at++)
      more[10 + at] = `<</Type/Pages/Parent ${at ? 9 + at : 2} 0 R/Count 1/Kids[${11 + at} 0 R]>>`;
    return pagesOf(1, '10 0 R', more);
  },
  'thirty pages that all draw forms': () => {
    const more: Record<number, PdfObject> = {};
    for (let level = 0; level < 10; level++)
      more[10 + level] = form('', times('/X Do ', 11), `/XObject<</X ${11 + level} 0 R>>`);
    more[20] = form('', WORDS, '/Font<</F 5 0 R>>');
    for (let at = 0; at < 30; at++)
      more[100 + at] =
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</X 10 0 R>>>>>>';
    return pagesOf(30, Array.from({ length: 30 }, (_, at) => `${100 + at} 0 R`).join(' '), {
      ...more,
      4: stream('', '/X Do'),
    });
  },
  'a page of a million inches': () =>
    onePage(stream('', '0 0 m 9 9 l S'), {
      page: '/MediaBox[0 0 72000000 72000000]/UserUnit 1000',
    }),
  'a page as thin as a hair': () =>
    onePage(stream('', '0 0 m 9 9 l S'), { page: '/MediaBox[0 0 1.1 72000000]' }),
  'a picture of four thousand megapixels': () =>
    picture('/FlateDecode', deflateSync(Buffer.alloc(100 * MEGABYTE)), 63_000),
  'a picture of forty megapixels': () =>
    picture('/FlateDecode', deflateSync(Buffer.alloc(40 * MEGABYTE)), 6_300),
  'a picture of thirty megapixels drawn a hundred times': () =>
    onePage(stream('', times('/I Do ', 100)), {
      page: '/Resources<</XObject<</I 10 0 R>>>>',
      more: {
        10: stream(
          '/Type/XObject/Subtype/Image/Width 5400/Height 5400/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode',
          deflateSync(Buffer.alloc(30 * MEGABYTE)),
        ),
      },
    }),
  'thirty pictures of thirty megapixels': () => {
    const names = Array.from({ length: 30 }, (_, at) => at);
    return onePage(stream('', names.map((at) => `/I${at} Do`).join(' ')), {
      page: `/Resources<</XObject<<${names.map((at) => `/I${at} ${10 + at} 0 R`).join(' ')}>>>>`,
      more: Object.fromEntries(
        names.map((at) => [
          10 + at,
          stream(
            '/Type/XObject/Subtype/Image/Width 5400/Height 5400/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode',
            deflateSync(Buffer.alloc(90 * MEGABYTE)),
          ),
        ]),
      ),
    });
  },
  'a mask of a mask': () =>
    picture('/FlateDecode', deflateSync(Buffer.alloc(MEGABYTE)), 1_000, '/SMask 10 0 R'),
  'a broken picture of JBIG2': () =>
    picture(
      '/JBIG2Decode',
      Buffer.concat([
        Buffer.from('0000000030000100000013ffffffffffffffff', 'hex'),
        Buffer.alloc(MEGABYTE, 0xff),
      ]),
      60_000,
    ),
  'a broken picture of JPEG 2000': () =>
    picture(
      '/JPXDecode',
      Buffer.concat([
        Buffer.from(
          'ff4fff51002f0000ffffffffffffffff0000000000000000ffffffffffffffff00000000000000000003070101070101070101',
          'hex',
        ),
        Buffer.alloc(MEGABYTE, 0x55),
      ]),
      60_000,
    ),
  'a picture of a fax': () =>
    picture(
      '/CCITTFaxDecode',
      Buffer.alloc(MEGABYTE),
      60_000,
      '/DecodeParms<</K -1/Columns 60000/Rows 60000>>',
    ),
  'lists a million deep': () =>
    onePage(stream('', WORDS), { page: `${RESOURCES}/X ${deep('[', ']', MEGABYTE)}` }),
  'dictionaries a million deep': () =>
    onePage(stream('', WORDS), { page: `${RESOURCES}/X ${deep('<</A', '>>', MEGABYTE)}` }),
  'lists a million deep in what draws': () => onePage(packed(deep('[', ']', MEGABYTE))),
  'a text of a million brackets': () => onePage(packed(`${deep('(', ')', MEGABYTE)} Tj`)),
  'streams of objects in a circle': () => objectStreams(5),
  'a stream of a million objects': () =>
    onePage(stream('', WORDS), {
      more: {
        10: packed(
          times('1 0 ', MEGABYTE),
          `/Type/ObjStm/N ${MEGABYTE}/First ${4 * MEGABYTE}/Filter/FlateDecode`,
        ),
      },
      page: `${RESOURCES}/X 10 0 R`,
    }),
  'a length that names itself': () => onePage('<</Length 4 0 R>>\nstream\nq Q\nendstream'),
  'references in a circle': () =>
    onePage(stream('', WORDS), { page: '/Resources 10 0 R', more: { 10: '11 0 R', 11: '10 0 R' } }),
  'a colour space of itself': () =>
    onePage(stream('', '/C cs 1 sc 0 0 9 9 re f'), {
      page: '/Resources<</ColorSpace<</C 10 0 R>>>>',
      more: { 10: '[/Indexed 10 0 R 255 (a)]' },
    }),
  'an unknown encryption': () =>
    pdfOf(
      {
        1: '<</Type/Catalog/Pages 2 0 R>>',
        2: '<</Type/Pages/Kids[]/Count 0>>',
        9: '<</Filter/Standard/V 99/R 99/Length 4096/O(a)/U(b)/P -1>>',
      },
      '/Encrypt 9 0 R/ID[(a)(b)]',
    ),
  'an encryption of many rounds': () =>
    pdfOf(
      {
        1: '<</Type/Catalog/Pages 2 0 R>>',
        2: '<</Type/Pages/Kids[]/Count 0>>',
        9: `<</Filter/Standard/V 5/R 6/Length 256${[
          `/O(${times('a', 48)})/U(${times('b', 48)})/OE(${times('c', 32)})/UE(${times('d', 32)})`,
          `/Perms(${times('e', 16)})/P -1/CF<</StdCF<</CFM/AESV3>>>>/StmF/StdCF/StrF/StdCF>>`,
        ].join('')}`,
      },
      '/Encrypt 9 0 R/ID[(a)(b)]',
    ),
  'beginnings of objects alone': () => Buffer.from(`%PDF-1.4\n${times('1 0 obj\n', 2 * MEGABYTE)}`),
  'the word stream alone': () => Buffer.from(`%PDF-1.4\n${times('stream\n', 2 * MEGABYTE)}`),
  'trailers alone': () => Buffer.from(`%PDF-1.4\n${times('trailer\n<</Root 1 0 R>>\n', 500_000)}`),
  'comments alone': () => Buffer.from(`%PDF-1.4\n${times('%', 20 * MEGABYTE)}`),
};
