/** What of a picture's address stays the same while the link to it is signed anew. */
export function imagePath(url: string | null): string | null {
  return url?.split('?')[0] ?? null;
}
