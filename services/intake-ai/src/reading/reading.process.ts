// What runs in a process of its own. Each kind of source brings its own tables and engines, up to 100 MB: they are loaded with the first source of that kind.

export const page = async (input: import('./page/read-page.ts').PageBytes) =>
  (await import('./page/read-page.ts')).readPageBytes(input);

export const post = async (input: import('./page/read-page.ts').PageBytes) =>
  (await import('./page/read-post.ts')).readPostBytes(input);

export const postDescription = async (input: import('./page/read-page.ts').PageBytes) =>
  (await import('./page/read-post.ts')).readPostDescription(input);

export const text = async (input: import('./words/read-words.ts').Words) =>
  (await import('./words/read-words.ts')).readWords(input);

export const file = async (input: import('./file/read-file.ts').FileBytes) =>
  (await import('./file/read-file.ts')).readFileBytes(input);

export const picture = async (input: import('./file/read-file.ts').FileBytes) =>
  (await import('./file/read-picture-file.ts')).readPictureFile(input);

export const scans = async (input: import('./scans/draw-scans.ts').ScannedBytes) =>
  (await import('./scans/draw-scans.ts')).drawScans(input);
