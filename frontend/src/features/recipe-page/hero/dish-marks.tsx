import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { Category, DietaryCategory } from '../../../generated/operations.ts';
import { media } from '../../../shared/theme/media.ts';
import {
  CarrotIcon,
  ChefIcon,
  DessertIcon,
  DrumstickIcon,
  FishIcon,
  GlobeIcon,
  MainIcon,
  StarterIcon,
  TranslateIcon,
  VideoIcon,
} from '../../../shared/ui/icons/icons.ts';
import { courseLabels, dietLabels } from '../../../kitchen/labels/labels.data.ts';
import { Mark } from './mark.tsx';
import { siteOf, type ShownRecipe } from '../shown-recipe.ts';

const Marks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 18,
  '&:empty': { display: 'none' },
  [media.belowSm]: { marginBottom: 12 },
  [media.print]: { display: 'none' },
});

const courseIcons: Record<Category, ReactElement> = {
  starter: <StarterIcon />,
  main: <MainIcon />,
  dessert: <DessertIcon />,
};
const dietIcons: Record<DietaryCategory, ReactElement | null> = {
  omnivore: <DrumstickIcon />,
  pescetarian: <FishIcon />,
  vegetarian: <CarrotIcon />,
  dessert: null,
};

/** What kind of dish it is, and what kind of source it comes from. */
export function DishMarks({ recipe }: { recipe: ShownRecipe }) {
  const { diet } = recipe;
  // Mains are also where the library shows what is no course, or an unclear one.
  const course = recipe.category ?? (recipe.course === 'main' ? null : recipe.course);
  // Of what may be nonsense no diet is known.
  const dietIcon = recipe.draft ? null : dietIcons[diet];
  const site = recipe.originalFormat === 'others' && siteOf(recipe.originalUrl);
  return (
    <Marks lang="en">
      {course && <Mark icon={courseIcons[course]}>{courseLabels[course]}</Mark>}
      {dietIcon && <Mark icon={dietIcon}>{dietLabels[diet]}</Mark>}
      {recipe.foreignLanguage && <Mark icon={<TranslateIcon />}>{recipe.foreignLanguage}</Mark>}
      {(recipe.originalFormat === 'instagram' || recipe.originalFormat === 'tiktok') && (
        <Mark icon={<VideoIcon />}>{recipe.originalFormat}</Mark>
      )}
      {site && <Mark icon={<GlobeIcon />}>{site}</Mark>}
      {recipe.visibility === 'public' && <Mark icon={<GlobeIcon />}>Public</Mark>}
      {recipe.generated && <Mark icon={<ChefIcon />}>Magic Recipe</Mark>}
      {recipe.difficulty && <Mark>{recipe.difficulty}</Mark>}
    </Marks>
  );
}
