import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import type { ShownIngredient } from '@convivio/culinary/show';
import { media } from '../../shared/theme/media.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { across } from './columns.ts';
import { groupByHeading } from './groups.ts';
import { Ingredient } from './ingredient.tsx';

/** All lines of a recipe share their columns: a long range widens the first for all, and nothing is cut. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(50px, max-content) minmax(44px, max-content) minmax(0, 1fr)',
  columnGap: 7,
  // Paper breaks plain blocks without fault.
  [media.print]: { display: 'block' },
});
const Part = styled('div')(across);
const List = styled('ul')(across);
const Item = styled('li')({ ...across, position: 'relative' });
const Group = styled('h3')({
  ...typeStyle('h5'),
  gridColumn: '1 / -1',
  lineHeight: '24px',
  padding: '8px 0 6px',
  'div + div > &': { paddingTop: 20 },
  [media.print]: {
    fontSize: '11.5pt',
    breakAfter: 'avoid',
    padding: '1.5mm 0 1mm',
    'div + div > &': { paddingTop: '3mm' },
  },
});
/** What the group is called where the source names none; it goes without saying when there is no other. */
const ungrouped = 'Main Ingredients';
interface IngredientListProps {
  lines: readonly ShownIngredient[];
  /** The name of each line's group; null where the source names none. */
  groupNames: readonly (string | null)[];
  lang: string | undefined;
  /** How wide the columns are on paper. */
  style?: CSSProperties | undefined;
  /** Lines that are struck out. */
  struck: ReadonlySet<number>;
  onStrike: (index: number) => void;
  /** What stands below a line. */
  note?: ((index: number) => ReactNode) | undefined;
}

/** Ingredients by group, with amounts and units in columns of their own. A line is struck by a tap. */
export function IngredientList({
  lines,
  groupNames,
  lang,
  style,
  struck,
  onStrike,
  note,
}: IngredientListProps) {
  const groups = groupByHeading(groupNames, (name) => name);
  return (
    <Columns lang={lang} style={style}>
      {groups.map(({ heading, items }) => (
        <Part key={items[0]?.index}>
          {(groups.length > 1 || (heading ?? ungrouped) !== ungrouped) && (
            <Group dir="auto">{heading ?? ungrouped}</Group>
          )}
          <List aria-label={heading ?? ungrouped}>
            {items.map(({ index }) => (
              <Item key={index}>
                <Ingredient
                  shown={lines[index]!}
                  index={index}
                  struck={struck.has(index)}
                  onStrike={onStrike}
                />
                {note?.(index)}
              </Item>
            ))}
          </List>
        </Part>
      ))}
    </Columns>
  );
}
