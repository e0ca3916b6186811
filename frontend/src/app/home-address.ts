import type { PanelStart } from '../features/intake/panel/add-recipe-panel.tsx';
import { paths } from '../shared/api/paths.ts';

/** Where one is on the home page; all of it stands in the address, so that the way back leads through it. */
export interface HomePlace {
  state: 'active' | 'archived';
  search: string;
  /** The panel in the library's place, and what it begins with. */
  adding: PanelStart | null;
}

const starts: readonly string[] = ['files', 'camera', 'link'] satisfies PanelStart[];

/** `/?view=archive&q=lemon&add=files`; what is none of these is left aside. */
export function readHomeAddress(query: URLSearchParams): HomePlace {
  const asked = query.get('add');
  return {
    state: query.get('view') === 'archive' ? 'archived' : 'active',
    search: query.get('q')?.trim() ?? '',
    adding: asked !== null && starts.includes(asked) ? (asked as PanelStart) : null,
  };
}

export function homeAddress({ state, search, adding }: HomePlace): string {
  const query = new URLSearchParams({
    ...(state === 'archived' && { view: 'archive' }),
    ...(search && { q: search }),
    ...(adding && { add: adding }),
  });
  return `${paths.home.getHref()}${query.size > 0 ? `?${query}` : ''}`;
}
