import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { media } from '../../shared/theme/media.ts';
import { EmptyState } from '../../shared/ui/failure/empty-state.tsx';
import { EditIcon, GlobeIcon } from '../../shared/ui/icons/icons.ts';
import { CameraIcon, FileTextIcon, UploadIcon } from '../../shared/ui/icons/menu-icons.ts';
import { WaysIn } from '../../shared/ui/controls/ways-in.tsx';
import type { AddChoice } from './menus/add-choice.ts';

const More = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  width: '100%',
  marginTop: 14,
  // At the left, clear of the floating button.
  [media.belowSm]: { flexDirection: 'column', alignItems: 'flex-start' },
});

/** A library without a recipe, and the ways to the first. */
export function EmptyLibrary({
  onAdd,
  onImport,
}: {
  onAdd: (choice: AddChoice) => void;
  /** Null where a library file cannot go. */
  onImport: () => void;
}) {
  const ways = [
    {
      icon: <UploadIcon />,
      title: 'Upload Recipe',
      text: 'PDF, photo or text',
      onClick: () => onAdd('files'),
    },
    {
      icon: <CameraIcon />,
      title: 'Take Photo',
      text: 'A card, a page, a clipping',
      onClick: () => onAdd('camera'),
    },
    {
      icon: <GlobeIcon />,
      title: 'Import from URL',
      text: 'A page, Instagram or TikTok',
      onClick: () => onAdd('link'),
    },
  ];
  return (
    <EmptyState
      picture="table"
      page
      title="The table is laid"
      text="Bring the first recipe: a file, a photo, a link or pasted text."
    >
      <WaysIn ways={ways} />
      <More>
        <Button startIcon={<EditIcon />} onClick={() => onAdd('write')}>
          Write a Recipe
        </Button>
        <Button startIcon={<FileTextIcon />} onClick={onImport}>
          Import Recipes
        </Button>
      </More>
    </EmptyState>
  );
}

/** An archive without a recipe. */
export function EmptyArchive({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState
      picture="plate"
      page
      title="The archive is empty"
      text="What you archive waits here until you restore it or delete it for good."
    >
      <Button variant="outlined" onClick={onLeave}>
        Show Recipes
      </Button>
    </EmptyState>
  );
}

/** A search that finds nothing. */
export function NothingFound({
  search,
  archived,
  onClear,
}: {
  search: string;
  archived: boolean;
  onClear: () => void;
}) {
  return (
    <EmptyState
      picture="plate"
      title={`No ${archived ? 'archived recipe' : 'recipe'} for ${search}`}
      text="Titles, descriptions, tags and ingredients were searched. Try fewer or other words."
    >
      <Button variant="outlined" onClick={onClear}>
        Show All
      </Button>
    </EmptyState>
  );
}
