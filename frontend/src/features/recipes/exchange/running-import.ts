import { inTab } from '../../../shared/storage/kept-text.ts';

const key = 'library-import';

/** The import this tab has started last, so that its report is found again. */
export const runningImport = {
  read: (): string | null => inTab.read(key),
  keep: (id: string | null): void => void inTab.keep(key, id),
};
