/** What stands between `obj` and `endobj`. */
export type PdfObject = string | Buffer;

/** A stream with its length; `dictionary` is what else stands in its dictionary. */
export function stream(dictionary: string, content: string | Buffer): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  return Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}${dictionary}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** A PDF of these objects by their numbers, of which 1 is the catalog; `trailer` is what else stands in its trailer. */
export function pdfOf(objects: Readonly<Record<number, PdfObject>>, trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places = new Map<number, number>();
  let length = parts[0]!.length;
  const add = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [number, object] of Object.entries(objects)) {
    places.set(Number(number), length);
    add(`${number} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  }
  const table = length;
  const size = Math.max(...places.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const place = places.get(number);
    return place === undefined
      ? '0000000000 65535 f \n'
      : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  add(`xref\n0 ${size}\n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\n`);
  add(`startxref\n${table}\n%%EOF`);
  return Buffer.concat(parts);
}
