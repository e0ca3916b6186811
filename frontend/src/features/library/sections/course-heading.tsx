import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { RecipeSort } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { ChevronDownIcon, FilterIcon, SortIcon } from '../../../shared/ui/icons/icons.ts';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import type { DietFilter } from './course-sections.ts';
import { ChoiceMenu } from '../menus/lazy-menus.ts';
import { counted } from '../../../kitchen/labels/counts.ts';
import { dietFilters, sorts } from './section-choices.data.ts';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 12,
  padding: '12px 0 16px',
  margin: '0 -12px 0 0',
  [media.belowSm]: { columnGap: 2, padding: '8px 0 10px', marginRight: -8 },
});
const Heading = styled('h2')({
  ...typeStyle('h2'),
  marginRight: 'auto',
  '&:focus-visible': { outline: 'none' },
  '& i': {
    marginLeft: 8,
    fontSize: '1.5rem',
    fontWeight: 400,
    color: colour.ink3,
    [media.belowSm]: { marginLeft: 6, fontSize: '1.25rem' },
  },
});
const Quiet = styled(Button)({
  height: 40,
  padding: '0 12px',
  gap: 6,
  fontWeight: 500,
  '& .MuiButton-startIcon > *:nth-of-type(1)': { fontSize: 19 },
  '&[data-on]': { backgroundColor: colour.cobaltTint },
  [media.belowSm]: {
    height: 44,
    padding: '0 8px',
    fontSize: '.875rem',
    '& .MuiButton-startIcon': { display: 'none' },
  },
}) as typeof Button;

interface CourseHeadingProps {
  heading: string;
  id: string;
  /** Null while it is not known. */
  count: number | null;
  /** Left out while there is nothing to sort. */
  sort?: RecipeSort;
  onSort?: (sort: RecipeSort) => void;
  /** Left out where there is none. */
  filter?: DietFilter;
  onFilter?: (filter: DietFilter) => void;
}

/** Rim, name and number of a section, and how it is filtered and sorted. */
export function CourseHeading({
  heading,
  id,
  count,
  sort,
  onSort,
  filter,
  onFilter,
}: CourseHeadingProps) {
  return (
    <>
      <Rim />
      <Line>
        <Heading id={id} tabIndex={-1}>
          {heading}
          {count !== null && (
            <>
              {' '}
              <i>{counted(count)}</i>
            </>
          )}
        </Heading>
        {filter && onFilter && (
          <Choice
            label={`Dietary filter of ${heading}`}
            icon={<FilterIcon />}
            value={filter}
            options={dietFilters}
            onChange={onFilter}
            on={filter !== 'all'}
          />
        )}
        {sort && onSort && (
          <Choice
            label={`Order of ${heading}`}
            icon={<SortIcon />}
            value={sort}
            options={sorts}
            onChange={onSort}
          />
        )}
      </Line>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  icon: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  on?: boolean;
}

function Choice<Value extends string>({
  label,
  icon,
  value,
  options,
  onChange,
  on = false,
}: ChoiceProps<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <>
      <Quiet
        startIcon={icon}
        endIcon={<ChevronDownIcon small />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${label}: ${chosen}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={ChoiceMenu.fetch}
        onFocus={ChoiceMenu.fetch}
        {...(on && { 'data-on': '' })}
      >
        {chosen}
      </Quiet>
      <ChoiceMenu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        label={label}
        value={value}
        options={options}
        onChange={(next) => onChange(next as Value)}
      />
    </>
  );
}
