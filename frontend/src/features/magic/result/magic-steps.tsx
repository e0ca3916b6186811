import { styled } from '@mui/material/styles';
import type { MagicRecipe_RecipeFragment } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { NoteIcon } from '../../../shared/ui/icons/icons.ts';
import { TechniqueIcon } from '../../../shared/ui/icons/menu-icons.ts';

const List = styled('ol')({
  display: 'grid',
  gap: 22,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '30px minmax(0, 1fr)', columnGap: 14 },
});
const Number = styled('span')(typeStyle('h3'));
const Step = styled('p')({ ...typeStyle('step'), margin: 0 });
const Aside = styled('p')({
  gridColumn: 2,
  display: 'flex',
  gap: 10,
  margin: '8px 0 0',
  color: colour.ink2,
  '& .MuiSvgIcon-root': { flex: 'none', fontSize: 18, marginTop: 2 },
  '& b': { color: colour.ink, fontWeight: 600 },
});

/** The steps of a recipe that was made, each with its technique and a tip. */
export function MagicSteps({ steps }: { steps: MagicRecipe_RecipeFragment['instructions'] }) {
  return (
    <List>
      {steps.map(({ step, instruction, technique, tip }) => (
        <li key={step}>
          <Number aria-hidden>{step}</Number>
          <Step>{instruction}</Step>
          {technique && (
            <Aside>
              <TechniqueIcon />
              <span>
                <b>Technique.</b> {technique}
              </span>
            </Aside>
          )}
          {tip && (
            <Aside>
              <NoteIcon />
              <span>
                <b>Tip.</b> {tip}
              </span>
            </Aside>
          )}
        </li>
      ))}
    </List>
  );
}
