/** Deeper than any page nests its data, and so few levels that what reads them may recurse. */
const deepest = 200;

/** What was parsed of JSON, with null for what lies deeper; only so far may strangers have their data read by functions that call themselves. */
export function withinDepth(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) cut(value as Record<string, unknown>, deepest);
  return value;
}

/** In place and without lists of what there is: a file of recipes takes most of its reader's memory. */
function cut(holder: Record<string, unknown>, left: number): void {
  if (Array.isArray(holder)) {
    for (let at = 0; at < holder.length; at++) holder[at] = kept(holder[at], left);
    return;
  }
  for (const key in holder) holder[key] = kept(holder[key], left);
}

function kept(inner: unknown, left: number): unknown {
  if (typeof inner !== 'object' || inner === null) return inner;
  if (left === 0) return null;
  cut(inner as Record<string, unknown>, left - 1);
  return inner;
}
