const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heif',
};

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, input, [contenteditable]');

/**
 * The pictures of a paste, each with a name of its own. None where words are pasted into a field: programs put a picture of the
 * words beside them.
 */
export function picturesOfPaste({ clipboardData, target }: ClipboardEvent): File[] {
  if (!clipboardData) return [];
  if (isField(target) && clipboardData.getData('text/plain').trim() !== '') return [];
  return named([...clipboardData.files].filter(({ type }) => type.startsWith('image/')));
}

/** The pictures of the clipboard, which the browser may ask the cook for. Throws where it is not given. */
export async function picturesOfClipboard(): Promise<File[]> {
  const items = await navigator.clipboard.read();
  const pictures = await Promise.all(
    items.flatMap((item) => {
      const type = item.types.find((each) => each.startsWith('image/'));
      return type ? [item.getType(type)] : [];
    }),
  );
  return named(pictures);
}

function named(pictures: readonly Blob[]): File[] {
  return pictures.map((picture, at) => {
    const number = pictures.length > 1 ? ` ${at + 1}` : '';
    const ending = endings[picture.type] ?? picture.type.replace(/^image\//, '');
    return new File([picture], `Pasted picture${number}.${ending}`, { type: picture.type });
  });
}
