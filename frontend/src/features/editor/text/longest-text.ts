/** Beyond this a text is no recipe. Pasting more is refused rather than letting the page stall. */
const longest = 500_000;

/** Whether a text may take another's place: what is too long may get shorter. */
export const mayBecome = (before: number, after: number): boolean =>
  after <= longest || after < before;
