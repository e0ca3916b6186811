import { styled } from '@mui/material/styles';
import type { Category, MagicDiet } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { ClockIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import type { Chef } from '../chefs/chef-lists.ts';
import { ChosenChef } from '../chefs/chosen-chef.tsx';
import { courseChoices, dietChoices, type Choice } from './choices.data.tsx';
import { Picks } from './picks.tsx';
import { WishField } from './wish-field.tsx';
import { LONGEST_INGREDIENT, LONGEST_TIME, type Wish } from './wish.ts';

interface PreferencesProps {
  chef: Chef;
  wish: Wish;
  onWish: (wish: Wish) => void;
  onChangeChef: () => void;
  /** Goes on with the wish as it is, if it can. */
  onDone: () => void;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: '0 72px',
  [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
const Wanted = styled('div')({
  padding: '18px 0',
  borderBottom: `1px solid ${colour.line}`,
  '& .MuiFormLabel-root': { ...typeStyle('h4'), color: colour.ink },
  '& small': { ...typeStyle('meta'), color: colour.ink2, marginLeft: 6 },
});
const Time = styled('div')({
  width: 200,
  '&& .MuiOutlinedInput-root': { height: 44, minHeight: 44 },
});

const listed = <Value extends string>(choices: Record<Value, Choice>) =>
  (Object.entries(choices) as [Value, Choice][]).map(([value, choice]) => ({ value, ...choice }));

/** What the recipe should be: course and diet, and if wanted an ingredient and a limit of time. */
export function Preferences({ chef, wish, onWish, onChangeChef, onDone }: PreferencesProps) {
  const { course, diet, ingredient, limited, time } = wish;
  return (
    <Columns>
      <ChosenChef chef={chef} onChange={onChangeChef} />
      <div>
        <Rim />
        <Picks<Category>
          legend="Course"
          choices={listed(courseChoices)}
          value={course}
          onChange={(value) => onWish({ ...wish, course: value })}
        />
        <Picks<MagicDiet>
          legend="Diet"
          choices={listed(dietChoices)}
          value={diet}
          onChange={(value) => onWish({ ...wish, diet: value })}
        />
        <Wanted>
          <WishField
            label={
              <>
                Ingredient or dish<small>optional</small>
              </>
            }
            hint="What should it be about? Leave it empty to be surprised."
            value={ingredient}
            most={LONGEST_INGREDIENT}
            onWrite={(written) => onWish({ ...wish, ingredient: written })}
            onDone={onDone}
          />
        </Wanted>
        <Picks<'none' | 'most'>
          legend="Time"
          choices={[
            { value: 'none', label: 'No limit' },
            { value: 'most', label: 'At most', icon: <ClockIcon /> },
          ]}
          value={limited ? 'most' : 'none'}
          onChange={(value) => onWish({ ...wish, limited: value === 'most' })}
        >
          {limited && (
            <Time>
              <WishField
                label="Time limit"
                hideLabel
                placeholder="30 minutes"
                value={time}
                most={LONGEST_TIME}
                onWrite={(written) => onWish({ ...wish, time: written })}
                onDone={onDone}
              />
            </Time>
          )}
        </Picks>
      </div>
    </Columns>
  );
}
