import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { SliceProgress } from '../../../shared/ui/loading/slice-progress.tsx';

const Card = styled('div')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: '0 20px',
  alignItems: 'center',
  padding: '18px 0 20px',
  '& > div:first-of-type': { gridRow: '1 / 3' },
  [media.belowSm]: {
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    gap: '0 14px',
    padding: '12px 0 16px',
  },
});
const figures = {
  fontFamily: serif,
  fontWeight: 560,
  fontSize: '1.5625rem',
  lineHeight: '30px',
  fontVariantNumeric: 'lining-nums',
  [media.belowSm]: { fontSize: '1.3125rem', lineHeight: '26px' },
};
const Heading = styled('h2')({ ...figures, alignSelf: 'end', overflowWrap: 'anywhere' });
const Percent = styled('strong')({ ...figures, alignSelf: 'end' });
const Text = styled('p')({
  gridColumn: '2 / -1',
  alignSelf: 'start',
  marginTop: 4,
  fontSize: '.9375rem',
  lineHeight: '21px',
  color: colour.ink2,
});

/** The slice, what is being done, how far it is, and that nobody has to wait here; where files have yet to be sent, that the tab has to. */
export function ProgressCard({
  heading,
  detail,
  percent,
  waiting = 0,
}: {
  heading: string;
  detail?: string;
  percent: number;
  /** How many files this tab has yet to send. */
  waiting?: number;
}) {
  return (
    <Card>
      <SliceProgress percent={percent} label={heading} />
      <Heading>{heading}</Heading>
      <Percent>{Math.floor(percent)}%</Percent>
      <Text>
        {detail && (
          <>
            {detail}
            <br />
          </>
        )}
        Processing can take up to two minutes. It continues in the background, so you may close this
        panel.
        {waiting > 0 &&
          ` ${waiting === 1 ? '1 file waits' : `${waiting} files wait`} to be sent: keep this tab open until then.`}
      </Text>
    </Card>
  );
}
