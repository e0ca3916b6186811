import { crc32, deflateRawSync, constants } from 'node:zlib';

/** A member of a zip. `packed` is deflated; `size` is what it claims to unpack to. */
export interface ZipMember {
  name: string;
  packed: Buffer;
  size: number;
  crc?: number;
}

/** A member that holds these bytes. */
export function member(name: string, content: string | Buffer): ZipMember {
  const bytes = Buffer.from(content);
  return { name, packed: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) };
}

/** A member that begins with a text and goes on with so many megabytes of one byte, made without ever unpacking them. */
export function bombMember(
  name: string,
  megabytes: number,
  { begin = '', fill = 0, claimed }: { begin?: string; fill?: number; claimed?: number } = {},
): ZipMember {
  const flushed = { finishFlush: constants.Z_FULL_FLUSH };
  const block = deflateRawSync(Buffer.alloc(1_000_000, fill), flushed);
  const packed = [
    deflateRawSync(Buffer.from(begin), flushed),
    ...Array<Buffer>(megabytes).fill(block),
    deflateRawSync(Buffer.alloc(0)),
  ];
  const size = claimed ?? Buffer.byteLength(begin) + megabytes * 1_000_000;
  return { name, packed: Buffer.concat(packed), size };
}

/** A zip of these members, as they say of themselves. */
export function zipOf(members: readonly ZipMember[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let length = 0;
  for (const { name, packed, size, crc = 0 } of members) {
    const label = Buffer.from(name);
    // Version, flags, method 8, time, date, checksum, both sizes, length of the name, no extra field.
    const said = Buffer.alloc(26);
    said.writeUInt16LE(20, 0);
    said.writeUInt16LE(8, 4);
    said.writeUInt32LE(crc, 10);
    said.writeUInt32LE(packed.length, 14);
    said.writeUInt32LE(size, 18);
    said.writeUInt16LE(label.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(length, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), said, place, label);
    const local = [Buffer.from('PK\x03\x04', 'latin1'), said, label, packed];
    parts.push(...local);
    length += local.reduce((sum, part) => sum + part.length, 0);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(members.length & 0xffff, 8);
  end.writeUInt16LE(members.length & 0xffff, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(length, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** A zip in a zip, so many levels deep. */
export function nestedZips(levels: number, innermost: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  let zip = innermost;
  for (let level = 0; level < levels; level++) zip = zipOf([member('library.zip', zip)]);
  return zip;
}
