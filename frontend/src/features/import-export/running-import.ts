import { inTab } from '../../shared/storage/web-storage.ts';

const keyOf = (userId: string) => `library-import:${userId}`;

/** The import that a cook has started last in this tab, so that it is found again until its report was seen. */
export const runningImport = {
  read: (userId: string): string | null => inTab.read(keyOf(userId)),
  keep: (userId: string, id: string | null): void => void inTab.keep(keyOf(userId), id),
};
