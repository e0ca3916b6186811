import { useState } from 'react';
import { CreatedLink } from './created-link.tsx';
import type { OwnLink } from './links/link-words.ts';
import { NewLink } from './new-link.tsx';
import { useCreateLink } from './use-create-link.ts';

export interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  recipeId: string;
  /** Of the recipe: the title that the link has unless another one is written. */
  title: string;
}

/** Makes a link to a recipe; then the link, to copy and to send. It begins anew each time it opens. */
export function ShareDialog({ open, onClose, recipeId, title }: ShareDialogProps) {
  const [link, setLink] = useState<OwnLink | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    // On its way out it goes on showing what it showed.
    if (open) setLink(null);
  }
  const { create, pending } = useCreateLink(recipeId, setLink);
  const props = { open, onClose, recipeId };
  return link === null ? (
    <NewLink {...props} title={title} pending={pending} onCreate={create} />
  ) : (
    <CreatedLink {...props} created={link} />
  );
}
