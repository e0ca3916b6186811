/** What tapping recipes is for, beside opening them: taking them out, or saying who may read them. */
export type LibraryMode = 'delete' | 'visibility';
