import { useRef, type CSSProperties, type RefObject } from 'react';
import { useListLayout } from './use-list-layout.ts';
import type { ViewMode } from './use-view-mode.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Rows drawn outside the window, on each side. */
const overscan: Record<ViewMode, number> = { card: 1, list: 4 };

/** The part of a long list that is drawn. */
export interface ListWindow {
  list: RefObject<HTMLUListElement | null>;
  /** The first place that is drawn, and the one after the last. */
  from: number;
  to: number;
  /** Room for what is not drawn. */
  style: CSSProperties;
}

/** Which of `count` recipes are drawn where the page stands now. `above`: whatever moves the list when it changes. */
export function useListWindow(count: number, viewMode: ViewMode, above: string): ListWindow {
  const list = useRef<HTMLUListElement>(null);
  const { columns, rowPitch, top } = useListLayout(list, viewMode, above);
  const rowCount = Math.ceil(count / columns);
  const [firstRow, lastRow] = useVisibleRows(
    { count: rowCount, pitch: rowPitch, top },
    overscan[viewMode],
  );
  return {
    list,
    from: firstRow * columns,
    to: Math.min(count, (lastRow + 1) * columns),
    style: {
      paddingTop: firstRow * rowPitch,
      paddingBottom: Math.max(0, rowCount - 1 - lastRow) * rowPitch,
    },
  };
}
