import { styled } from '@mui/material/styles';
import { namesOf } from '../../../kitchen/labels/names-of.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { WarningIcon } from '../../../shared/ui/icons/icons.ts';
import { InfoIcon } from '../../../shared/ui/icons/menu-icons.ts';
import type { DishCheck } from './dish-check.ts';

const Conflict = styled('div')({
  marginTop: 12,
  padding: '12px 14px',
  borderRadius: 8,
  backgroundColor: colour.tomatoTint,
  ...typeStyle('body2'),
  '& b': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontWeight: 600,
    color: colour.tomato,
    '& .MuiSvgIcon-root': { fontSize: 19 },
  },
  '& p': { marginTop: 4, overflowWrap: 'anywhere' },
});
const Unknown = styled('p')({
  display: 'flex',
  gap: 8,
  marginTop: 12,
  ...typeStyle('meta'),
  color: colour.iron,
  overflowWrap: 'anywhere',
  '& .MuiSvgIcon-root': { flex: 'none', fontSize: 19 },
  '& > span': { minWidth: 0 },
});

/** As many as the message of a conflict names. */
const MOST_NAMES = 5;

/** What of a dish the guests do not eat, and what of it is not known. */
export function DishChecked({ check: { message, unknown } }: { check: DishCheck }) {
  return (
    <>
      {message !== null && (
        <Conflict>
          <b>
            <WarningIcon />
            Dietary Incompatible
          </b>
          <p>{message}</p>
        </Conflict>
      )}
      {unknown.length > 0 && (
        <Unknown>
          <InfoIcon />
          <span>Not checked: {namesOf(unknown, MOST_NAMES)}</span>
        </Unknown>
      )}
    </>
  );
}
