import { diff3MergeRegions } from 'node-diff3';

export type Side = 'theirs' | 'yours';

/** A stretch of a merged list: lines both sides agree on or only one has touched, or lines that both have. */
export type MergedPiece =
  | { kind: 'agreed'; lines: string[]; by: Side | 'neither' }
  | { kind: 'asked'; base: string[]; theirs: string[]; yours: string[] };

/** Merges two edits of a list of lines. Where both touched the same lines, and differently, the piece is asked. */
export function mergeLines(
  base: readonly string[],
  theirs: readonly string[],
  yours: readonly string[],
): MergedPiece[] {
  return diff3MergeRegions([...theirs], [...base], [...yours]).flatMap((region): MergedPiece[] => {
    if (region.stable)
      return [
        {
          kind: 'agreed',
          lines: region.bufferContent,
          by: region.buffer === 'a' ? 'theirs' : region.buffer === 'b' ? 'yours' : 'neither',
        },
      ];
    return mergeTouched(region.oContent, region.aContent, region.bContent);
  });
}

/** Neighbouring lines touched by both: line by line where neither added nor took any away, else as a whole. */
function mergeTouched(base: string[], theirs: string[], yours: string[]): MergedPiece[] {
  if (same(theirs, yours)) return [{ kind: 'agreed', lines: yours, by: 'neither' }];
  if (same(base, theirs)) return [{ kind: 'agreed', lines: yours, by: 'yours' }];
  if (same(base, yours)) return [{ kind: 'agreed', lines: theirs, by: 'theirs' }];
  if (base.length > 1 && base.length === theirs.length && base.length === yours.length) {
    return base.flatMap((line, index) =>
      mergeTouched([line], theirs.slice(index, index + 1), yours.slice(index, index + 1)),
    );
  }
  return [{ kind: 'asked', base, theirs, yours }];
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}
