import { styled } from '@mui/material/styles';
import type { ImpactTab_SustainabilityFragment } from '../../../../generated/operations.ts';
import { Axes } from '../parts/axes.tsx';
import { Concerns } from '../parts/concerns.tsx';
import { DetailsButton } from '../parts/details-button.ts';
import { Remarks } from '../parts/notes.tsx';
import { Score } from '../parts/score.tsx';
import { SourceLine } from '../parts/source-line.tsx';

const Heading = styled('h3')({
  '&&': { margin: '14px 0 2px', font: 'inherit', fontSize: '.875rem', fontWeight: 600 },
});

interface ImpactTabProps {
  sustainability: ImpactTab_SustainabilityFragment;
  onOpen: () => void;
}

/** What a dish asks of the earth, in short. */
export function ImpactTab({ sustainability, onOpen }: ImpactTabProps) {
  const { overallScore, breakdown, topConcerns } = sustainability;
  return (
    <>
      <Score score={overallScore} />
      <Axes breakdown={breakdown} />
      {topConcerns.length > 0 && (
        <>
          <Heading>Top concerns</Heading>
          <Concerns concerns={topConcerns} />
        </>
      )}
      <Remarks remarks={sustainability.remarks} />
      <SourceLine of={sustainability} />
      <DetailsButton onClick={onOpen} aria-haspopup="dialog">
        Impact details
      </DetailsButton>
    </>
  );
}
