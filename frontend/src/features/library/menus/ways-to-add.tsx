import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { RecipeTemplatesDocument } from '../../../generated/documents/recipe-templates.ts';
import { ChefIcon, EditIcon, NoteIcon } from '../../../shared/ui/icons/icons.ts';
import { CameraIcon, UploadIcon } from '../../../shared/ui/icons/menu-icons.ts';
import type { AddChoice } from './add-choice.ts';

interface WayToAdd {
  choice: AddChoice;
  word: string;
  icon: ReactNode;
}

const ways: readonly WayToAdd[] = [
  { choice: 'files', word: 'Upload Recipe', icon: <UploadIcon /> },
  { choice: 'camera', word: 'Take Photo', icon: <CameraIcon /> },
  { choice: 'magic', word: 'Magic Chef', icon: <ChefIcon /> },
  { choice: 'write', word: 'Write a Recipe', icon: <EditIcon /> },
];
const fromTemplate: WayToAdd = { choice: 'template', word: 'From a Template', icon: <NoteIcon /> };

/** The entries of Add Recipe; the last only where there are templates. */
export function useWaysToAdd(open: boolean): readonly WayToAdd[] {
  const { data } = useQuery(RecipeTemplatesDocument, {
    skip: !open,
    fetchPolicy: 'cache-and-network',
  });
  return data && data.templates.length > 0 ? [...ways, fromTemplate] : ways;
}
