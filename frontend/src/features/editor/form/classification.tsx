import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useId, useMemo, type ReactNode } from 'react';
import { courseLabels } from '../../../kitchen/labels/labels.data.ts';
import type { Category, Difficulty } from '../../../generated/operations.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import { DietField } from '../fields/diet-field.tsx';
import { TagsField } from '../fields/tags-field.tsx';
import type { ReadingSummary } from '../ingredients/use-reading-summary.ts';
import type { FieldErrors } from '../saving/save-failure.ts';
import type { Editing } from '../use-editing.ts';
import type { RecipeReading } from '../reading/recipe-reading.ts';
import type { Detected as DetectedClass } from './detected.ts';
import { dietHint } from './diet-hint.ts';
import { joinTags, splitTags } from './tags.ts';

const Sides = styled('aside')({
  display: 'grid',
  gap: 22,
  '& h3': { ...typeStyle('h5'), fontSize: '1.1875rem', lineHeight: '26px', padding: '10px 0' },
  [media.belowLg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 22 },
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

/** What the words of a form say about it. */
interface Classification {
  /** The course that shows: the stated one, or what is read. */
  course: Category;
  /** Null while what reads it is not there. */
  detected: DetectedClass | null;
  /** Nothing is written from which anything could be read, or nothing is read yet. */
  nothing: boolean;
}

/** Course and diet as they are read from what is written. `course`: under which the library shows it; null while it is not kept yet. */
export function useClassification(
  { form, typedTag }: Editing,
  reading: RecipeReading | null,
  summary: ReadingSummary,
  language: string | undefined,
  course: Category | null,
): Classification {
  const { title, tags, category, instructionText } = form;
  const isNew = course === null;
  const detected = useMemo(() => {
    if (reading === null) return null;
    const { detect, withCourse } = reading;
    const written = {
      title,
      category,
      instructionText,
      tags: joinTags(tags, splitTags(typedTag)),
    };
    return detect(isNew ? withCourse(written) : written, summary.lines, language);
  }, [reading, title, category, instructionText, tags, typedTag, isNew, summary.lines, language]);
  const unread = summary.lines.length === 0;
  return {
    detected,
    course: category ?? (unread ? course : null) ?? detected?.course ?? 'main',
    nothing: detected === null || unread || (title.trim() === '' && summary.count === 0),
  };
}

interface ClassificationFieldsProps {
  editing: Editing;
  errors: FieldErrors;
  classification: Classification;
  generated: boolean;
}

/** Course, diet and tags; of a generated recipe its difficulty too. */
export function ClassificationFields({
  editing,
  errors,
  classification,
  generated,
}: ClassificationFieldsProps) {
  const { form, set } = editing;
  const { detected, nothing } = classification;
  const id = useId();
  return (
    <Sides aria-label="Classification">
      <CourseField editing={editing} classification={classification} id={`${id}-category`} />
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
  );
}

function CourseField({
  editing: { form, set },
  classification: { course, detected, nothing },
  id,
}: Pick<ClassificationFieldsProps, 'editing' | 'classification'> & { id: string }) {
  return (
    <Side title="Category" id={id}>
      <Segments<Category>
        label="Category"
        value={course}
        options={courses}
        onChange={(category) => set('category', category)}
        full
      />
      <Detected>
        <FormHelperText>{courseHint(form.category, nothing ? null : detected)}</FormHelperText>
        {form.category !== null && (
          <Button size="small" onClick={() => set('category', null)}>
            Auto-detect
          </Button>
        )}
      </Detected>
    </Side>
  );
}

function courseHint(stated: Category | null, detected: DetectedClass | null): string {
  if (stated !== null) return 'As you state it.';
  if (detected === null) return 'Read from what you write.';
  return detected.tellsCourse
    ? `As detected: ${courseLabels[detected.course]}.`
    : 'Nothing tells the course: it is shown among mains.';
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
