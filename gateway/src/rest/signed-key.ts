/** The key of the file behind a signed link of our own. */
export function keyOfSignedLink(link: string): string {
  return new URL(link, 'http://localhost').pathname.slice('/files/'.length);
}
