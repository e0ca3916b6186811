import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { CopyIcon, TrashIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';
import { openedWords, untilWords, visitorsWords, type OwnLink } from './link-words.ts';
import { useLinkActions } from './use-link-actions.ts';

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '12px 0',
  borderTop: `1px solid ${colour.line}`,
  '&:first-of-type': { borderTop: 0 },
  '& > div': { flex: 1, minWidth: 0 },
  [media.belowSm]: { flexWrap: 'wrap', '& > div': { flexBasis: '100%' } },
});
const Title = styled('b')({
  display: 'block',
  overflowWrap: 'anywhere',
  fontWeight: 600,
  'li[data-off] &': { color: colour.ink2 },
  '& a:hover': { color: colour.cobalt, textDecoration: 'underline' },
});
const Words = styled('p')({ fontSize: '.875rem', lineHeight: '20px', color: colour.ink2 });
const Switch = styled(Button)({ [media.belowSm]: { marginLeft: -14 } });

interface LinkRowsProps {
  links: readonly OwnLink[];
  /** What they are links to is said: each title leads there. */
  toRecipes?: boolean;
  label: string;
}

/** Links of a cook, each with what became of it and what can be done with it. */
export function LinkRows({ links, toRecipes = false, label }: LinkRowsProps) {
  const { busy, copy, turn, remove } = useLinkActions();
  const [asked, setAsked] = useState<OwnLink | null>(null);
  return (
    <>
      <ul aria-label={label}>
        {links.map((link) => (
          <Row key={link.id} {...(link.state !== 'active' && { 'data-off': '' })}>
            <div>
              <Title dir="auto">
                {toRecipes ? (
                  <Link to={paths.recipe.getHref(link.recipeId)}>{link.title}</Link>
                ) : (
                  link.title
                )}
              </Title>
              <Words>
                {[openedWords(link), visitorsWords(link)].filter(Boolean).join(' · ')}
                <br />
                {untilWords(link)}
              </Words>
            </div>
            <Switch aria-busy={busy} onClick={() => void turn(link)}>
              {link.state === 'active' ? 'Switch off' : 'Switch on'}
            </Switch>
            {link.path && (
              <IconAction
                label={`Copy the link ${link.title}`}
                icon={<CopyIcon />}
                onClick={() => void copy(link)}
              />
            )}
            <IconAction
              label={`Delete the link ${link.title}`}
              icon={<TrashIcon />}
              color="inherit"
              onClick={() => setAsked(link)}
            />
          </Row>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title="Delete this link?"
        confirm="Delete"
        busy={busy}
        onKeep={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void remove(asked);
          setAsked(null);
        }}
      >
        Whoever has <bdi>{asked?.title}</bdi> finds nothing behind it any more, and what was counted
        is gone. The recipe stays.
      </ConfirmDialog>
    </>
  );
}
