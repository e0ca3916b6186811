import { styled } from '@mui/material/styles';
import type { ImpactTab_SustainabilityFragment } from '../../../../generated/operations.ts';
import { bandOf } from '../../../../kitchen/recipe-card/impact-bands.ts';
import { colour } from '../../../../shared/theme/colour.ts';
import {
  ButterflyIcon,
  CloudIcon,
  DropIcon,
  LandIcon,
} from '../../../../shared/ui/icons/analysis-icons.ts';
import { Bar } from './bar.tsx';

const List = styled('dl')({
  marginTop: 16,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '122px minmax(0, 1fr) 36px',
    gap: 10,
    alignItems: 'center',
    padding: '5px 0',
    fontSize: '.875rem',
    lineHeight: '20px',
  },
  '& dt': { display: 'flex', gap: 8, alignItems: 'center' },
  '& .MuiSvgIcon-root': { fontSize: 18, color: colour.ink2 },
  '& dd:last-of-type': {
    textAlign: 'right',
    fontWeight: 600,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& [data-unknown] dd': { color: colour.iron },
});
const Unknown = styled('p')({
  marginTop: 4,
  fontSize: '.84375rem',
  lineHeight: '18px',
  color: colour.iron,
});

const axes = [
  ['climate', 'Climate', <CloudIcon key="" />],
  ['water', 'Water', <DropIcon key="" />],
  ['biodiversity', 'Biodiversity', <ButterflyIcon key="" />],
  ['land', 'Land', <LandIcon key="" />],
] as const;

/** The four axes of a score; those that nothing is known of are marked, and said. */
export function Axes({ breakdown }: Pick<ImpactTab_SustainabilityFragment, 'breakdown'>) {
  const unknown = axes.filter(([axis]) => breakdown.unknown.includes(axis));
  return (
    <>
      <List>
        {axes.map(([axis, name, icon]) => {
          const value = Math.round(breakdown[axis]);
          const isUnknown = breakdown.unknown.includes(axis);
          return (
            <div key={axis} {...(isUnknown && { 'data-unknown': '' })}>
              <dt>
                {icon}
                {name}
              </dt>
              <dd>
                <Bar value={value} fill={isUnknown ? 'control' : bandOf(value).colour} />
              </dd>
              <dd>{isUnknown ? `~${value}` : value}</dd>
            </div>
          );
        })}
      </List>
      {unknown.length > 0 && (
        <Unknown>
          {unknown.map(([, name]) => name).join(', ')}: not known, so{' '}
          {unknown.length === 1 ? 'it counts' : 'they count'} as 50.
        </Unknown>
      )}
    </>
  );
}
