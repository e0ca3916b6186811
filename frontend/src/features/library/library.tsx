import { useState } from 'react';
import { FloatingAdd } from '../../shared/ui/controls/floating-add.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { CollectionSwitch, type CollectionSwitchProps } from './header/collection-switch.tsx';
import { AddRecipeMenu } from './menus/lazy-menus.ts';
import { LibrarySections, type LibrarySectionsProps } from './sections/library-sections.tsx';

interface LibraryProps
  extends Omit<LibrarySectionsProps, 'collection'>, Partial<CollectionSwitchProps> {
  /** The cook reaches for Add Recipe. */
  onMayAdd: () => void;
}

/** The recipes of a collection by course, or those in the archive. */
export function Library({
  onMayAdd,
  collection = null,
  onCollection = () => {},
  ...props
}: LibraryProps) {
  const [addAnchor, setAddAnchor] = useState<HTMLElement | null>(null);
  const addOpen = addAnchor !== null;
  const reachAdd = () => {
    AddRecipeMenu.fetch();
    onMayAdd();
  };
  return (
    <PageWidth as="main">
      <CollectionSwitch collection={collection} onCollection={onCollection} />
      <LibrarySections {...props} collection={collection} />
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
