import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { Category, Difficulty } from '../../../generated/operations.ts';
import { media } from '../../../shared/theme/media.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import { courseLabels } from '../../../kitchen/labels/labels.data.ts';
import { detect, dietHint, withCourse } from './detected.ts';
import { DietField } from '../fields/diet-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { ServingsField } from '../fields/servings-field.tsx';
import { TagsField } from '../fields/tags-field.tsx';
import { TimeField } from '../fields/time-field.tsx';
import type { PictureChoice } from '../fields/use-picture.ts';
import { IngredientsField } from '../ingredients/ingredients-field.tsx';
import { useReadingSummary } from '../ingredients/use-reading-summary.ts';
import type { FieldErrors } from '../saving/save-failure.ts';
import { StepsField } from '../steps/steps-field.tsx';
import { joinTags, splitTags } from './tags.ts';
import type { Editing } from '../use-editing.ts';

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
const Words = styled('div')({ display: 'grid', gap: 12 });
const Facts = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.2fr',
  gap: 16,
  alignItems: 'start',
  [media.belowMd]: { gridTemplateColumns: '1fr 1fr', '& > :last-child': { gridColumn: '1 / -1' } },
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
const Sides = styled('aside')({
  display: 'grid',
  gap: 22,
  '& h3': { ...typeStyle('h5'), fontSize: '1.1875rem', lineHeight: '26px', padding: '10px 0' },
  [media.belowLg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 22 },
});
const titleSlot = {
  input: {
    style: {
      fontFamily: serif,
      fontWeight: 560,
      letterSpacing: '-.018em',
      fontVariantNumeric: 'lining-nums',
    },
  },
};
const Title = styled('div')({
  '& .MuiOutlinedInput-root': { minHeight: 68, fontSize: '2.25rem' },
  '& textarea': { lineHeight: '44px' },
  [media.belowMd]: {
    '& .MuiOutlinedInput-root': { minHeight: 64, fontSize: '1.75rem' },
    '& textarea': { lineHeight: '36px' },
  },
});
const Description = styled('div')({
  '& .MuiOutlinedInput-root': {
    minHeight: 82,
    fontFamily: serif,
    fontSize: '1.1875rem',
    alignItems: 'flex-start',
  },
  '& textarea': { lineHeight: '28px' },
});
const Detected = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  '& .MuiButton-root': { margin: '0 -10px 0 0' },
});

const courses = (Object.entries(courseLabels) as [Category, string][]).map(([value, label]) => ({
  value,
  label,
}));
const difficulties = (['Easy', 'Medium', 'Hard'] as const satisfies readonly Difficulty[]).map(
  (value) => ({ value, label: value }),
);

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
  const id = useId();
  const [photographing, setPhotographing] = useState(false);
  const summary = useReadingSummary(form.ingredientText, language);
  const { title, tags, category } = form;
  const { typedTag } = editing;
  const isNew = course === null;
  const detected = useMemo(() => {
    const written = { title, category, tags: joinTags(tags, splitTags(typedTag)) };
    return detect(isNew ? withCourse(written) : written, summary.lines, language);
  }, [title, category, tags, typedTag, isNew, summary.lines, language]);
  const unread = summary.lines.length === 0;
  const shownCourse = category ?? (unread ? course : null) ?? detected.course;
  const nothing = unread || (title.trim() === '' && summary.count === 0);
  return (
    <>
      <Top>
        <Words>
          <Title>
            <Field
              label="Title"
              id={`${id}-title`}
              multiline
              value={form.title}
              onChange={({ target }) => set('title', target.value.replace(/[\r\n]+/g, ' '))}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              error={errors.title}
              required
              slotProps={titleSlot}
              inputProps={{ dir: 'auto', ...titleSlot.input }}
            />
          </Title>
          <Description>
            <Field
              label="Description"
              multiline
              minRows={2}
              value={form.description}
              onChange={({ target }) => set('description', target.value)}
              error={errors.description}
              inputProps={{ dir: 'auto' }}
            />
          </Description>
          <Facts>
            <TimeField
              label="Prep time"
              value={form.prepTime}
              onChange={(typed) => set('prepTime', typed)}
              error={errors.prepTime}
            />
            <TimeField
              label="Cook time"
              value={form.cookTime}
              onChange={(typed) => set('cookTime', typed)}
              error={errors.cookTime}
            />
            <ServingsField
              value={form.servings}
              onChange={(servings) => set('servings', servings)}
              typed={editing.typedServings}
              onTyped={editing.typeServings}
              error={errors.servings}
            />
          </Facts>
        </Words>
        <PictureField
          title={form.title}
          category={shownCourse}
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
            language={language}
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
        <Sides aria-label="Classification">
          <Side title="Category" id={`${id}-category`}>
            <Segments<Category>
              label="Category"
              value={shownCourse}
              options={courses}
              onChange={(category) => set('category', category)}
              full
            />
            <Detected>
              <FormHelperText>{courseHint(category, nothing ? null : shownCourse)}</FormHelperText>
              {category !== null && (
                <Button size="small" onClick={() => set('category', null)}>
                  Auto-detect
                </Button>
              )}
            </Detected>
          </Side>
          <Side title="Diet" id={`${id}-diet`}>
            <DietField
              value={form.dietaryCategory}
              onChange={(diet) => set('dietaryCategory', diet)}
              labelledBy={`${id}-diet`}
              hint={dietHint(form.dietaryCategory, nothing ? null : detected)}
            />
          </Side>
          <Side title="Tags" id={`${id}-tags`}>
            <TagsField
              value={form.tags}
              onChange={(tags) => set('tags', tags)}
              typed={editing.typedTag}
              onTyped={editing.typeTag}
              labelledBy={`${id}-tags`}
              error={errors.tags}
            />
          </Side>
          {generated && (
            <Side title="Difficulty" id={`${id}-difficulty`}>
              <Segments<Difficulty>
                label="Difficulty"
                value={form.difficulty as Difficulty}
                options={difficulties}
                onChange={(difficulty) => set('difficulty', difficulty)}
                full
              />
            </Side>
          )}
        </Sides>
      </Columns>
      <TakePhoto
        open={photographing}
        onClose={() => setPhotographing(false)}
        onPhoto={picture.choose}
      />
    </>
  );
}

function courseHint(stated: Category | null, detected: Category | null): string {
  if (stated !== null) return 'As you state it.';
  return detected === null
    ? 'Read from what you write.'
    : `As detected: ${courseLabels[detected]}.`;
}

function Side({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Rim />
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
