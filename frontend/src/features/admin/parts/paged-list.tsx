import type { ReactNode } from 'react';
import { LoadingPart } from './loading-part.tsx';
import { Pager } from './pager.tsx';
import { PartTrouble } from './part-trouble.tsx';
import type { Pages } from './use-pages.ts';

/** A page of a list. */
export interface Page<Item> {
  items: readonly Item[];
  /** How many there are on all pages, where that is known. */
  total?: number;
  /** Where the next page begins; null on the last. */
  next: string | null;
}

/** The page of a list that was asked for with one more than a page holds, which tells whether there is another. */
export const pageOf = <Item,>(
  found: readonly Item[],
  size: number,
  nextOf: (last: Item) => string,
): Page<Item> => {
  const items = found.slice(0, size);
  const last = items.at(-1);
  return { items, next: found.length > size && last ? nextOf(last) : null };
};

interface PagedListProps<Item> {
  pages: Pages;
  /** Undefined until it is there. */
  page: Page<Item> | undefined;
  error: unknown;
  /** What they are, at the beginning of a sentence: "Users". */
  name: string;
  /** In its place where there is nothing. */
  empty: ReactNode;
  onRetry: () => Promise<unknown>;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list a page at a time; or that it is on its way, is empty, or could not be loaded. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { pages, page, error, name, empty, onRetry, children } = props;
  if (page === undefined)
    return error ? (
      <PartTrouble
        title={`${name} could not be loaded`}
        error={error}
        onRetry={() => void onRetry().catch(() => {})}
      />
    ) : (
      <LoadingPart label={`Loading ${name.charAt(0).toLowerCase()}${name.slice(1)}`} />
    );
  const { items, total, next } = page;
  if (items.length === 0 && pages.isFirst) return empty;
  return (
    <>
      {children(items)}
      <Pager pages={pages} shown={items.length} total={total} next={next} />
    </>
  );
}
