import { maximumSize, UPLOAD_BYTES } from '@convivio/contracts/upload-limits';

/** What the drop zone takes, for react-dropzone and the file dialog. */
export const acceptedTypes = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/rtf': ['.rtf'],
  'text/rtf': ['.rtf'],
  'text/markdown': ['.md', '.markdown'],
  'text/plain': ['.txt', '.text'],
  'message/rfc822': ['.eml'],
};

const endings = Object.values(acceptedTypes).flat();
const isNamed = (name: string, ending: string) => name.toLowerCase().endsWith(ending);

/** The toast for files that were not taken; a file that is too large is named before one of a wrong type. */
export function rejectionNotice(codes: readonly string[]): { title: string; text: string } {
  return codes.includes('file-too-large')
    ? { title: 'File too large', text: maximumSize() }
    : { title: 'Invalid file type', text: 'Only PDF, image files, and text files are supported' };
}

/** What is the matter with files that did not come through the drop zone, in its own codes. */
export function rejectionsOf(files: readonly File[]): string[] {
  return files.flatMap(({ name, type, size }) => [
    ...(size > UPLOAD_BYTES ? ['file-too-large'] : []),
    ...(Object.hasOwn(acceptedTypes, type) || endings.some((ending) => isNamed(name, ending))
      ? []
      : ['file-invalid-type']),
  ]);
}

/** "812 bytes", "4 kB", "1.4 MB", with a no-break space. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0bytes`;
  if (bytes < 1e6) return `${Math.round(bytes / 1000)}\u00a0kB`;
  return `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}
