import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { colour } from '../../shared/theme/colour.ts';
import { bandOf } from './impact-bands.ts';
import { LeafIcon } from '../../shared/ui/icons/icons.ts';
import { Tooltip } from '../../shared/ui/controls/tooltip.tsx';

interface LeafBadgeProps {
  /** 0 to 100; null: there is none; undefined: not known yet. */
  score: number | null | undefined;
  onClick?: () => void;
}

const Disc = styled('span')({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  flex: 'none',
  borderRadius: '50%',
  '& .MuiSvgIcon-root': { fontSize: 15, strokeWidth: 1.9 },
  // A finger needs more room than the disc shows.
  'button&::after': { content: '""', position: 'absolute', inset: -10 },
});

const appearance = (score: LeafBadgeProps['score']) => {
  if (score === undefined)
    return { words: 'Loading...', style: { backgroundColor: colour.fill, color: 'transparent' } };
  if (score === null)
    return {
      words: 'Environmental Impact: no score',
      style: { color: colour.ink3, boxShadow: `inset 0 0 0 1.5px ${colour.control}` },
    };
  const band = bandOf(score);
  return {
    words: `Environmental Impact: ${band.name} (${Math.round(score)}/100)`,
    style: { backgroundColor: colour[band.colour], color: colour.onBand },
  };
};

/** A recipe's environmental impact in one small sign. */
export function LeafBadge({ score, onClick }: LeafBadgeProps) {
  const { words, style } = appearance(score);
  return (
    <Tooltip title={words}>
      <Disc
        style={style}
        aria-label={words}
        {...(onClick ? { as: ButtonBase, onClick } : { role: 'img' })}
      >
        <LeafIcon />
      </Disc>
    </Tooltip>
  );
}
