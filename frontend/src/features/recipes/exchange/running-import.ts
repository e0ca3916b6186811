const key = 'library-import';

/** The import this tab has started last, so that its report is found again. */
export const runningImport = {
  read(): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  keep(id: string | null): void {
    try {
      if (id === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, id);
    } catch {
      // Without storage the report is shown as long as the page stands.
    }
  },
};
