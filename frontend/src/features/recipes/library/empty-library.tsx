import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { CameraIcon, GlobeIcon, UploadIcon } from '../../../shared/ui/icons/icons.ts';
import { WaysIn } from '../../../shared/ui/ways-in.tsx';
import type { AddChoice } from './add-recipe-menu.tsx';

/** A library without a recipe, and the ways to the first. */
export function EmptyLibrary({ onAdd }: { onAdd: (choice: AddChoice) => void }) {
  const ways = [
    { icon: <UploadIcon />, title: 'Upload Recipe', text: 'PDF, photo or text', onClick: () => onAdd('files') },
    { icon: <CameraIcon />, title: 'Take Photo', text: 'A card, a page, a clipping', onClick: () => onAdd('camera') },
    { icon: <GlobeIcon />, title: 'Import from URL', text: 'A page, Instagram or TikTok', onClick: () => onAdd('link') },
  ];
  return <EmptyState picture="table" page title="The table is laid" text="Bring the first recipe: a file, a photo, a link or pasted text."><WaysIn ways={ways} /></EmptyState>;
}
