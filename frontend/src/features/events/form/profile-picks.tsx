import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { DietaryProfile } from '../../../generated/operations.ts';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { profileNames, profiles } from '../profiles.data.tsx';

interface ProfilePicksProps {
  value: DietaryProfile;
  onChange: (profile: DietaryProfile) => void;
}

const Picks = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...typeStyle('label'), padding: 0, marginBottom: 6 },
});
const Pick = styled('label')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 10,
  padding: '12px 14px',
  borderRadius: 12,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.control}`,
  color: colour.cobalt,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& b': { display: 'block', fontWeight: 550, fontSize: '.9375rem', lineHeight: '20px' },
  '& small': { display: 'block', ...typeStyle('hint'), color: colour.ink2 },
  '&:has(:checked)': {
    backgroundColor: colour.cobaltTint,
    boxShadow: `inset 0 0 0 2px ${colour.cobalt}`,
  },
  '&:has(:focus-visible)': focusRing,
  [media.belowSm]: {
    alignItems: 'center',
    minHeight: 48,
    padding: '10px 12px',
    '& small': { display: 'none' },
  },
});

/** For whom the menu has to be right. */
export function ProfilePicks({ value, onChange }: ProfilePicksProps) {
  const name = useId();
  return (
    <Picks>
      <legend>Dietary Profile</legend>
      {profileNames.map((profile) => (
        <Pick key={profile}>
          <input
            type="radio"
            name={name}
            checked={profile === value}
            onChange={() => onChange(profile)}
          />
          {profiles[profile].icon}
          <span>
            <b>{profiles[profile].label}</b>
            <small>{profiles[profile].text}</small>
          </span>
        </Pick>
      ))}
    </Picks>
  );
}
