import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../shared/theme/colour.ts';
import { ChefIcon, VideoIcon, WarningIcon } from '../../shared/ui/icons/icons.ts';

const Pill = styled('span')({
  position: 'absolute',
  left: 8,
  bottom: 8,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: 26,
  padding: '0 10px 0 8px',
  borderRadius: 999,
  backgroundColor: colour.surface,
  color: colour.ink,
  fontSize: '.8125rem',
  lineHeight: 1,
  fontWeight: 550,
});

const origins: Record<string, { icon: ReactNode; word: string }> = {
  instagram: { icon: <VideoIcon small />, word: 'instagram' },
  tiktok: { icon: <VideoIcon small />, word: 'tiktok' },
  draft: { icon: <WarningIcon small />, word: 'Draft' },
  magic: { icon: <ChefIcon small />, word: 'Magic Recipe' },
};

/** Where a recipe comes from, on its tile: a social network, or the magic chef; or that it is a draft. Nothing for other origins. */
export function OriginPill({ origin }: { origin: string | null | undefined }) {
  const known = origin ? origins[origin] : undefined;
  return known ? (
    <Pill>
      {known.icon}
      {known.word}
    </Pill>
  ) : null;
}
