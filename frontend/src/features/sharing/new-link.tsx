import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type FormEvent } from 'react';
import { LONGEST_SHARE_TITLE } from '@convivio/contracts/share-limits';
import { ShareLinksOfDocument } from '../../generated/documents/share-links-of.ts';
import { colour } from '../../shared/theme/colour.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { Field } from '../../shared/ui/controls/field.tsx';
import { Pills } from '../../shared/ui/controls/pills.tsx';
import { LinkIcon } from '../../shared/ui/icons/menu-icons.ts';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { expiryChoices, type Expiry } from './links/expiry.ts';
import { LinkRows } from './links/link-rows.tsx';

const Lead = styled('p')({ marginBottom: 20, color: colour.ink2 });
export const Until = styled('fieldset')({
  margin: '18px 0 0',
  padding: 0,
  border: 0,
  '& > legend': {
    padding: 0,
    marginBottom: 8,
    fontSize: '.875rem',
    lineHeight: '20px',
    fontWeight: 550,
  },
});
const Before = styled('section')({
  marginTop: 28,
  '& > h3': { ...typeStyle('h5'), marginBottom: 4 },
});

interface NewLinkProps {
  open: boolean;
  onClose: () => void;
  recipeId: string;
  title: string;
  pending: boolean;
  onCreate: (title: string, expiry: Expiry) => Promise<void>;
}

/** The form of a new link, and the links that there are. */
export function NewLink({ open, onClose, recipeId, title, pending, onCreate }: NewLinkProps) {
  const [written, setWritten] = useState<string | null>(null);
  const [expiry, setExpiry] = useState<Expiry>('never');
  const form = useId();
  const shown = (written ?? title).slice(0, LONGEST_SHARE_TITLE);
  const blank = shown.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!blank && !pending) void onCreate(shown.trim(), expiry);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Share"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="contained"
            startIcon={<LinkIcon />}
            disabled={blank || pending}
          >
            Create Link
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Lead>
          Anyone with the link can read and scale this recipe until you switch the link off. Your
          comments stay private.
        </Lead>
        <Field
          label="Title"
          value={shown}
          autoFocus
          hint="Shown where the link is sent, and among your links."
          inputProps={{ maxLength: LONGEST_SHARE_TITLE, dir: 'auto' }}
          onChange={(event) => setWritten(event.target.value)}
        />
        <Until>
          <legend>Works until</legend>
          <Pills choices={expiryChoices} value={expiry} onChange={setExpiry} />
        </Until>
      </form>
      {open && <LinksBefore recipeId={recipeId} />}
    </Dialog>
  );
}

/** What the recipe is shared by already. */
function LinksBefore({ recipeId }: { recipeId: string }) {
  const { data } = useQuery(ShareLinksOfDocument, {
    variables: { recipeId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!data || data.links.length === 0) return null;
  return (
    <Before aria-labelledby="links-before">
      <h3 id="links-before">Links to this recipe</h3>
      <LinkRows label="Links to this recipe" links={data.links} />
    </Before>
  );
}
