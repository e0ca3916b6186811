import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ViewMode } from './use-view-mode.ts';

interface ListLayout {
  columns: number;
  /** From the top of one row to the top of the next, in px. */
  rowPitch: number;
  /** From the top of the page to the list, in px. */
  top: number;
}

/** Until it has been measured, and where nothing has a size. */
const usual: Record<ViewMode, ListLayout> = {
  card: { columns: 5, rowPitch: 371, top: 0 },
  list: { columns: 1, rowPitch: 93, top: 0 },
};
const lastMeasured: Partial<Record<ViewMode, ListLayout>> = {};

/** How the stylesheet lays out a list of equal boxes, so that the place of each is known without drawing all. */
export function useListLayout(
  list: RefObject<HTMLUListElement | null>,
  viewMode: ViewMode,
  above: string,
): ListLayout {
  const [measured, setMeasured] = useState<{ viewMode: ViewMode; layout: ListLayout } | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const look = () => {
      const layout = measure(element, viewMode);
      lastMeasured[viewMode] = layout;
      setMeasured((before) =>
        before?.viewMode === viewMode && same(before.layout, layout)
          ? before
          : { viewMode, layout },
      );
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    // The page's height changes when anything above does.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, viewMode, above]);
  return measured?.viewMode === viewMode
    ? measured.layout
    : (lastMeasured[viewMode] ?? usual[viewMode]);
}

function measure(element: HTMLUListElement, viewMode: ViewMode): ListLayout {
  const style = getComputedStyle(element);
  const box = element.firstElementChild?.getBoundingClientRect().height ?? 0;
  const before = lastMeasured[viewMode] ?? usual[viewMode];
  return {
    columns: /^[\d.]+px/.test(style.gridTemplateColumns)
      ? style.gridTemplateColumns.split(' ').length
      : before.columns,
    rowPitch: box > 0 ? box + (Number.parseFloat(style.rowGap) || 0) : before.rowPitch,
    top: element.getBoundingClientRect().top + scrollY,
  };
}

const same = (one: ListLayout, other: ListLayout) =>
  one.columns === other.columns &&
  Math.abs(one.rowPitch - other.rowPitch) < 0.01 &&
  Math.abs(one.top - other.top) < 0.5;
