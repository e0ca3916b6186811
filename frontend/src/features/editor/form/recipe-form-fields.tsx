import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Category } from '../../../generated/operations.ts';
import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { media } from '../../../shared/theme/media.ts';
import { PictureField } from '../fields/picture-field.tsx';
import type { PictureChoice } from '../fields/use-picture.ts';
import { IngredientsField } from '../ingredients/ingredients-field.tsx';
import { useReadingSummary } from '../ingredients/use-reading-summary.ts';
import { useRecipeEnglish } from '../reading/use-recipe-english.ts';
import { useRecipeReading } from '../reading/use-recipe-reading.ts';
import type { FieldErrors } from '../saving/save-failure.ts';
import { StepsField } from '../steps/steps-field.tsx';
import type { Editing } from '../use-editing.ts';
import { ClassificationFields, useClassification } from './classification.tsx';
import { WordsFields } from './words-fields.tsx';

const TakePhoto = lazyWhenOpen(
  async () => (await import('../fields/take-photo-dialog.tsx')).TakePhotoDialog,
);

const Top = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  gap: 56,
  alignItems: 'start',
  padding: '24px 0 26px',
  [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: 32 },
  [media.belowMd]: {
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    gap: 18,
    padding: '0 0 28px',
  },
});
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  gap: 56,
  alignItems: 'start',
  paddingBottom: 80,
  '& > div': { display: 'grid', gap: 44, gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 36 },
  [media.belowMd]: { paddingBottom: 110 },
});
interface RecipeFormFieldsProps {
  editing: Editing;
  picture: PictureChoice;
  errors: FieldErrors;
  generated: boolean;
  language: string | undefined;
  /** The course under which the library shows it; null while it is not kept yet. */
  course: Category | null;
}

/** All fields of a recipe, for editing one and for writing one. */
export function RecipeFormFields({
  editing,
  picture,
  errors,
  generated,
  language,
  course,
}: RecipeFormFieldsProps) {
  const { form, base, revision, set } = editing;
  const [photographing, setPhotographing] = useState(false);
  const reading = useRecipeReading(editing.dirty);
  const english = useRecipeEnglish(reading, form, language);
  const summary = useReadingSummary(reading, form.ingredientText, english);
  const classification = useClassification(editing, reading, summary, language, course);
  return (
    <>
      <Top>
        <WordsFields editing={editing} errors={errors} />
        <PictureField
          title={form.title}
          category={classification.course}
          picture={picture}
          onTakePhoto={() => setPhotographing(true)}
        />
      </Top>
      <Columns>
        <div>
          <IngredientsField
            key={`ingredients ${revision}`}
            text={form.ingredientText}
            onChange={(text) => set('ingredientText', text)}
            language={english}
            reading={reading}
            summary={summary}
            error={errors.ingredientText}
          />
          <StepsField
            key={`steps ${revision}`}
            text={form.instructionText}
            onChange={(text) => set('instructionText', text)}
            stored={base.steps}
            error={errors.instructionText}
          />
        </div>
        <ClassificationFields
          editing={editing}
          errors={errors}
          classification={classification}
          generated={generated}
        />
      </Columns>
      <TakePhoto
        open={photographing}
        onClose={() => setPhotographing(false)}
        onPhoto={picture.choose}
      />
    </>
  );
}
