import { styled } from '@mui/material/styles';
import { StarIcon } from '../../../../shared/ui/icons/analysis-icons.ts';

const MOST = 5;

const Row = styled('span')({
  display: 'inline-flex',
  gap: 2,
  verticalAlign: -3,
  '& .MuiSvgIcon-root': { fontSize: 16, strokeWidth: 1.4 },
  '& [data-full]': { fill: 'currentColor' },
});

/** How many of five stars a confidence of 0 to 100 is. */
const starsOf = (confidence: number) =>
  Math.max(0, Math.min(MOST, Math.round(confidence / (100 / MOST))));

/** A confidence as stars. */
export function Stars({ confidence }: { confidence: number }) {
  const stars = starsOf(confidence);
  return (
    <Row role="img" aria-label={`Confidence: ${stars} of ${MOST} stars`}>
      {Array.from({ length: MOST }, (_, at) => (
        <StarIcon key={at} {...(at < stars && { 'data-full': '' })} />
      ))}
    </Row>
  );
}
