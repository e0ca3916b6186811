import { decode as decodeQp } from 'libqp';

/** Words that were sent as quoted-printable; letters that somebody decoded before stay. */
export function decodeQuoted(text: string, charset: string): string {
  const ascii = /utf-?8/i.test(charset)
    ? text.replace(/[^\u0000-\u007f]+/g, (letters) => quoted(letters))
    : text;
  return decodeBytes(decodeQp(ascii), charset);
}

const quoted = (letters: string): string =>
  [...Buffer.from(letters)].map((byte) => `=${byte.toString(16).toUpperCase()}`).join('');

export const decodeBase64 = (text: string, charset: string): string =>
  decodeBytes(Buffer.from(text, 'base64'), charset);

function decodeBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
