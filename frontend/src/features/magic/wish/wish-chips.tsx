import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { ClockIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { courseChoices, dietChoices } from './choices.data.tsx';
import type { Wish } from './wish.ts';

export const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    padding: '0 12px',
    borderRadius: 16,
    backgroundColor: colour.sunken,
    color: colour.ink2,
    ...typeStyle('label'),
    overflowWrap: 'anywhere',
  },
  '& .MuiSvgIcon-root': { fontSize: 18 },
});

/** What was asked for, in short. */
export function WishChips({ wish: { course, diet, ingredient, limited, time } }: { wish: Wish }) {
  return (
    <Chips aria-label="What you asked for">
      {course && (
        <li>
          {courseChoices[course].icon}
          {courseChoices[course].label}
        </li>
      )}
      {diet && (
        <li>
          {dietChoices[diet].icon}
          {dietChoices[diet].label}
        </li>
      )}
      {ingredient.trim() && <li>{ingredient.trim()}</li>}
      {limited && time.trim() && (
        <li>
          <ClockIcon />
          {time.trim()}
        </li>
      )}
    </Chips>
  );
}
