import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';

export type Mood = 'good' | 'doubtful' | 'bad';

const moods = {
  good: { ink: colour.leaf, tint: colour.leafTint },
  doubtful: { ink: colour.iron, tint: colour.ironTint },
  bad: { ink: colour.tomato, tint: colour.tomatoTint },
} as const;

const Dotted = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 9,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: 'var(--mood)',
  },
  '&:not([data-mood=good])': { color: 'var(--mood)', fontWeight: 600 },
});
const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  height: 26,
  padding: '0 10px',
  borderRadius: 999,
  fontSize: '.84375rem',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

/** A state as a dot and a word. */
export const StateWord = ({ mood, word }: { mood: Mood; word: string }) => (
  <Dotted data-mood={mood} style={{ '--mood': moods[mood].ink } as object}>
    {word}
  </Dotted>
);

/** A status on its tint. */
export const StatusChip = ({ mood, word }: { mood: Mood; word: string }) => (
  <Chip data-mood={mood} style={{ color: moods[mood].ink, backgroundColor: moods[mood].tint }}>
    {word}
  </Chip>
);
