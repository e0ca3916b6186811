import { useState } from 'react';
import { FloatingAdd } from '../../shared/ui/controls/floating-add.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { AddRecipeMenu } from './menus/lazy-menus.ts';
import { LibrarySections, type LibrarySectionsProps } from './sections/library-sections.tsx';

interface LibraryProps extends LibrarySectionsProps {
  /** The cook reaches for Add Recipe. */
  onMayAdd: () => void;
}

/** The cook's recipes by course, or those in the archive. */
export function Library({ onMayAdd, ...props }: LibraryProps) {
  const [addAnchor, setAddAnchor] = useState<HTMLElement | null>(null);
  const addOpen = addAnchor !== null;
  const reachAdd = () => {
    AddRecipeMenu.fetch();
    onMayAdd();
  };
  return (
    <PageWidth as="main">
      <LibrarySections {...props} />
      {props.state === 'active' && (
        <FloatingAdd
          aria-haspopup="menu"
          aria-expanded={addOpen}
          onClick={(event) => setAddAnchor(event.currentTarget)}
          onPointerEnter={reachAdd}
          onFocus={reachAdd}
        />
      )}
      <AddRecipeMenu
        open={addOpen}
        anchor={addAnchor}
        onClose={() => setAddAnchor(null)}
        onAdd={props.onAdd}
        up
      />
    </PageWidth>
  );
}
