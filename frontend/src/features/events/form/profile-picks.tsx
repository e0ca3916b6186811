import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { DietaryProfile } from '../../../generated/operations.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { profileNames, profiles } from '../profiles.data.tsx';
import { RadioCard } from '../radio-card.ts';

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
const Pick = styled(RadioCard)({
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 10,
  padding: '12px 14px',
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
