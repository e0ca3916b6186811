import type { ReactNode } from 'react';
import type { Category, MagicDiet } from '../../../generated/operations.ts';
import {
  CarrotIcon,
  DessertIcon,
  DrumstickIcon,
  FishIcon,
  MainIcon,
  StarterIcon,
} from '../../../shared/ui/icons/icons.ts';
import { SproutIcon } from '../../../shared/ui/icons/menu-icons.ts';

export interface Choice {
  label: string;
  icon: ReactNode;
}

export const courseChoices: Record<Category, Choice> = {
  starter: { label: 'Starter', icon: <StarterIcon /> },
  main: { label: 'Main', icon: <MainIcon /> },
  dessert: { label: 'Dessert', icon: <DessertIcon /> },
};

export const dietChoices: Record<MagicDiet, Choice> = {
  omnivore: { label: 'Omnivore', icon: <DrumstickIcon /> },
  pescatarian: { label: 'Pescatarian', icon: <FishIcon /> },
  vegetarian: { label: 'Vegetarian', icon: <CarrotIcon /> },
  vegan: { label: 'Vegan', icon: <SproutIcon /> },
};
