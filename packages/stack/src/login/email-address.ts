/** RFC 5321: a path has at most 256 octets with its angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

const SHAPE =
  /^[^\s@<>"(),:;\\[\]\p{Cc}\p{Cf}]{1,64}@[^\s@<>"(),:;\\[\]\p{Cc}\p{Cf}]+\.[^\s@<>"(),:;\\[\].\p{Cc}\p{Cf}]{2,}$/u;

/** The address as it is kept and shown (lower case, as Keycloak does), or undefined when it cannot be one. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFC').toLowerCase();
  return email.length <= MAX_EMAIL_LENGTH && SHAPE.test(email) ? email : undefined;
}

/** What two spellings of one address have in common: accounts are found and unique by this. */
export function emailKey(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}
