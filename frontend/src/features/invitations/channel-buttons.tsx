import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { canShare } from '../../shared/browser/share-text.ts';
import { colour } from '../../shared/theme/colour.ts';
import { ShareIcon } from '../../shared/ui/icons/icons.ts';
import { ChatIcon, CopyIcon, MailIcon } from '../../shared/ui/icons/menu-icons.ts';
import type { Channel } from './invitation-words.ts';

/** A way to hand an invitation on. */
export type Way = Channel | 'copy' | 'more';

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-around',
  gap: 8,
  width: '100%',
});
const Round = styled(ButtonBase)({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  minWidth: 56,
  borderRadius: 12,
  color: colour.cobalt,
  fontSize: '.875rem',
  fontWeight: 550,
  lineHeight: '20px',
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 52,
    borderRadius: '50%',
    border: `1.5px solid ${colour.cobalt}`,
  },
  '&:hover > span:first-of-type': { backgroundColor: colour.cobaltTint },
});

const ways: readonly (readonly [Way, string, ReactNode])[] = [
  ['whatsapp', 'WhatsApp', <ChatIcon key="" />],
  ['sms', 'SMS', <ChatIcon key="" />],
  ['email', 'Email', <MailIcon key="" />],
  ['copy', 'Copy', <CopyIcon key="" />],
  ['more', 'More', <ShareIcon key="" />],
];

interface ChannelButtonsProps {
  /** Whether copying stands among them. */
  copy: boolean;
  onChoose: (way: Way) => void;
}

/** The ways as round buttons. More is the share sheet of the device, where it has one. */
export function ChannelButtons({ copy, onChoose }: ChannelButtonsProps) {
  return (
    <Row role="group" aria-label="Send the invitation by">
      {ways
        .filter(([way]) => (way === 'copy' ? copy : way !== 'more' || canShare()))
        .map(([way, word, icon]) => (
          <Round key={way} onClick={() => onChoose(way)}>
            <span>{icon}</span>
            <span>{word}</span>
          </Round>
        ))}
    </Row>
  );
}
