import type { ReactNode } from 'react';
import type { DietaryProfile } from '../../generated/operations.ts';
import { CarrotIcon, DrumstickIcon, FishIcon } from '../../shared/ui/icons/icons.ts';
import { SproutIcon } from '../../shared/ui/icons/menu-icons.ts';

interface Profile {
  label: string;
  /** What is eaten. */
  text: string;
  icon: ReactNode;
}

/** Dietary profiles as the pages call them, in the order of the forms. */
export const profiles: Record<DietaryProfile, Profile> = {
  omnivore: { label: 'Omnivore', text: 'Anything goes', icon: <DrumstickIcon /> },
  pescetarian: { label: 'Pescetarian', text: 'Everything except meat', icon: <FishIcon /> },
  vegetarian: {
    label: 'Vegetarian',
    text: 'No meat or fish, but dairy and eggs OK',
    icon: <CarrotIcon />,
  },
  vegan: { label: 'Vegan', text: 'No meat, fish, dairy, or eggs', icon: <SproutIcon /> },
};
export const profileNames = Object.keys(profiles) as DietaryProfile[];
