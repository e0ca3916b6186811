import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useWayToEvent } from '../../kitchen/event/use-way-to-event.ts';
import { paths } from '../../shared/api/paths.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { NoteIcon } from '../../shared/ui/icons/icons.ts';
import type { MenuOfEvent } from './menu-of-event.ts';

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  padding: '26px 0 0',
  '& h1': {
    ...typeStyle('h1'),
    fontSize: '2.625rem',
    lineHeight: '48px',
    letterSpacing: '-.016em',
    [media.belowMd]: { fontSize: '2rem', lineHeight: '40px' },
  },
  '& p': { flex: 1, minWidth: 140, color: colour.ink2 },
  '& .MuiButton-root': { alignSelf: 'center', marginRight: -14 },
  [media.belowMd]: {
    padding: '12px 0 12px',
    '& .MuiButton-root': { margin: '0 0 0 -14px' },
    '& p': { flex: 'none', width: '100%' },
  },
});

const Menu = styled('span')({
  display: 'block',
  color: colour.ink,
  fontWeight: 550,
  overflowWrap: 'anywhere',
});

/** Heading of the page for a new recipe, with the way to the templates. */
export function NewRecipeHeading({
  templateTitle,
  forEvent,
}: {
  templateTitle: string | null;
  forEvent: MenuOfEvent | null;
}) {
  const { onward } = useWayToEvent();
  return (
    <Heading>
      <h1>New recipe</h1>
      <p>
        {templateTitle === null ? (
          'From a blank page.'
        ) : (
          <>
            From the template <bdi>{templateTitle}</bdi>.
          </>
        )}
        {forEvent && (
          <Menu role="note">
            Will be added to <bdi>{forEvent.name ?? 'your event'}</bdi>
          </Menu>
        )}
      </p>
      <Button
        startIcon={<NoteIcon />}
        component={Link}
        to={paths.newRecipe.choose(forEvent?.id)}
        state={onward}
      >
        From a template
      </Button>
    </Heading>
  );
}
