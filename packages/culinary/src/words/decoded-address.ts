/** A part of an address as it is read: "50%25%20off" is "50% off". What is written wrongly ("50%off") stays as it is; never throws. */
export function decodedAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
