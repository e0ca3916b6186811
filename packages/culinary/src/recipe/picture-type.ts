import type { PortableFile } from './portable-recipe.ts';

const starts = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

/** The type of a picture by its first bytes; null for what no browser shows as a picture. */
export function pictureType(bytes: Uint8Array): { contentType: string; extension: string } | null {
  if (starts(bytes, '\xff\xd8\xff')) return { contentType: 'image/jpeg', extension: 'jpg' };
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return { contentType: 'image/png', extension: 'png' };
  if (starts(bytes, 'GIF8')) return { contentType: 'image/gif', extension: 'gif' };
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8))
    return { contentType: 'image/webp', extension: 'webp' };
  if (starts(bytes, 'ftypavif', 4)) return { contentType: 'image/avif', extension: 'avif' };
  return null;
}

/** The bytes as a recipe's picture; null when they are none. */
export function pictureFile(bytes: Uint8Array | null): PortableFile | null {
  const type = bytes && pictureType(bytes);
  return type ? { name: `picture.${type.extension}`, contentType: type.contentType, bytes } : null;
}

/** A picture written as base64, with or without the beginning of a data address. Null when it is none. */
export function pictureFromBase64(text: unknown): PortableFile | null {
  if (typeof text !== 'string' || text.length < 16) return null;
  try {
    const binary = atob(text.replace(/^data:[^,]{0,100},/, ''));
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    return pictureFile(bytes);
  } catch {
    return null;
  }
}
