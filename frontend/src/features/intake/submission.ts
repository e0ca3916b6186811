/** What a cook hands over to be read. */
export type Submission =
  | { kind: 'file'; file: File }
  | { kind: 'photo'; file: File }
  | { kind: 'pages'; files: readonly File[] }
  | { kind: 'url'; url: string }
  | { kind: 'text'; text: string };

export type SubmissionKind = Submission['kind'];

/** Of pictures that are pages of one recipe. */
export const pagesLabel = (pages: number) => `${pages} pages of one recipe`;

/** What of it are files. */
export function filesOf(submission: Submission): readonly File[] {
  if (submission.kind === 'pages') return submission.files;
  return submission.kind === 'file' || submission.kind === 'photo' ? [submission.file] : [];
}

/** A short name for the row and the processing card. */
export function labelOf(submission: Submission): string {
  switch (submission.kind) {
    case 'file':
      return submission.file.name;
    case 'photo':
      return 'Photo';
    case 'pages':
      return pagesLabel(submission.files.length);
    case 'text':
      return 'Pasted text';
    case 'url':
      return hostOf(submission.url) ?? submission.url;
  }
}

const socialHosts = ['instagram.com', 'instagr.am', 'tiktok.com'];

/** Instagram and TikTok posts are read as such; every other link as a web page. */
export function isSocialLink(url: string): boolean {
  const host = hostOf(url);
  return (
    host !== null && socialHosts.some((social) => host === social || host.endsWith(`.${social}`))
  );
}

/** What was typed or pasted, as an address: without a scheme ("example.org/tart") it is taken for https. */
export function asAddress(typed: string): string {
  const trimmed = typed.trim();
  return /^[^\s/:]+\.[^\s/:]+(?:[/?#]|$)/.test(trimmed) ? `https://${trimmed}` : trimmed;
}

function hostOf(url: string): string | null {
  try {
    return new URL(asAddress(url)).hostname.toLowerCase().replace(/\.$/, '');
  } catch {
    return null;
  }
}
