import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { EditIcon, NoteIcon } from '../../../shared/ui/icons/icons.ts';
import { readCommentsDraft } from './comments-draft.ts';
import type { ShownRecipe } from '../shown-recipe.ts';

const CommentsForm = lazyWhenOpen(async () => (await import('./comments-form.tsx')).CommentsForm);

const Box = styled('section')({
  position: 'relative',
  marginTop: 28,
  padding: '20px 24px 22px',
  borderRadius: 12,
  backgroundColor: colour.sunken,
  '& .MuiIconButton-root': { position: 'absolute', right: 8, top: 8 },
  [media.belowSm]: { padding: '16px 18px 18px' },
  [media.print]: {
    margin: '4mm 0 0',
    padding: '3mm 0 0',
    borderRadius: 0,
    borderTop: '.2mm solid #ccc',
    backgroundColor: 'transparent',
    '& button, & form': { display: 'none' },
  },
});
const Heading = styled('h2')({
  ...typeStyle('h5'),
  fontSize: '1.125rem',
  lineHeight: '24px',
  paddingRight: 48,
  '&:focus-visible': { outlineOffset: 6 },
  [media.print]: { fontSize: '11.5pt', lineHeight: 1.4, breakAfter: 'avoid' },
});
const Words = styled('p')({
  ...typeStyle('spoken'),
  marginTop: 6,
  paddingRight: 40,
  color: colour.ink2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  [media.print]: { fontSize: '11pt', lineHeight: 1.5, padding: 0, orphans: 3, widows: 3 },
});
const Beginning = styled('div')({
  marginTop: 20,
  '& .MuiButton-root': { marginLeft: -14 },
  [media.print]: { display: 'none' },
});

/** What the chef and the cook say about the recipe. */
export function Comments({ recipe }: { recipe: ShownRecipe }) {
  const userId = useSession().user?.id ?? '';
  const [editing, setEditing] = useState(
    () => recipe.editable && readCommentsDraft(userId, recipe.id) !== null,
  );
  const again = useRef<HTMLButtonElement>(null);
  const byChef = Boolean(recipe.chefInsight?.trim() || recipe.chefPersona?.trim());
  const title = byChef ? "Chef's Insight" : 'Comments';
  const [current, setKept] = useShownComments(recipe);
  const comments = current.trim();
  const insight = recipe.chefInsight?.trim() ?? '';
  useFocusAfter(editing, again);
  const close = (text?: string) => {
    if (text !== undefined) setKept(text);
    setEditing(false);
  };
  const opener = {
    ref: again,
    onClick: () => setEditing(true),
    onPointerEnter: CommentsForm.fetch,
    onFocus: CommentsForm.fetch,
  };
  if (insight === '' && comments === '' && !editing) {
    return recipe.editable ? (
      <Beginning>
        <Button startIcon={<NoteIcon />} {...opener}>
          Add comments
        </Button>
      </Beginning>
    ) : null;
  }
  return (
    <Box aria-labelledby="comments">
      <Heading id="comments">{title}</Heading>
      {insight && (
        <Words dir="auto" lang={recipe.lang}>
          {insight}
        </Words>
      )}
      {comments && !editing && <Words dir="auto">{comments}</Words>}
      {recipe.editable && !editing && (
        <IconAction
          label={comments ? 'Edit comments' : 'Add comments'}
          icon={<EditIcon />}
          {...opener}
        />
      )}
      <CommentsForm
        open={editing}
        recipeId={recipe.id}
        comments={current}
        version={recipe.version}
        onClose={close}
      />
    </Box>
  );
}

/** What was just kept shows at once, whenever the recipe itself is read anew. */
function useShownComments({ comments }: ShownRecipe): [string, (kept: string) => void] {
  const [kept, setKept] = useState<{ text: string; insteadOf: string } | null>(null);
  if (kept !== null && kept.insteadOf !== comments) setKept(null);
  return [kept?.text ?? comments, (text) => setKept({ text, insteadOf: comments })];
}

/** The form gives the focus back to what opened it. */
function useFocusAfter(editing: boolean, opener: RefObject<HTMLElement | null>): void {
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing, opener]);
}
