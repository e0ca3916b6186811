/** Short texts under keys, in a storage that may be switched off, full, or not there at all. */
interface KeptText {
  /** Null where nothing is kept. */
  read: (key: string) => string | null;
  /** Null drops it. False where it cannot be kept, and holds for this page only. */
  keep: (key: string, text: string | null) => boolean;
  /** Under which something is kept. */
  keys: () => string[];
}

// Even to name a storage that is switched off is an error.
const keptIn = (storage: () => Storage): KeptText => ({
  read(key) {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  keep(key, text) {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  keys() {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  },
});

/** Outlives the browser: what this device prefers. */
export const onDevice = keptIn(() => localStorage);

/** Outlives a reload, but not the tab. */
export const inTab = keptIn(() => sessionStorage);

/** JSON of any origin: what is malformed is null. */
export function readJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
