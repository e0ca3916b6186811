import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { DeadLetterRow_LetterFragment } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { formatMoment } from '../parts/formats.ts';
import { OnSmall, Table } from '../parts/table.ts';

export type Letter = DeadLetterRow_LetterFragment;

const Content = styled('details')({
  marginTop: 4,
  fontSize: '.875rem',
  '& summary': { color: colour.cobalt, fontWeight: 550, cursor: 'pointer', padding: '10px 0' },
  '& pre': {
    maxHeight: 240,
    margin: 0,
    padding: 12,
    overflow: 'auto',
    borderRadius: 12,
    backgroundColor: colour.sunken,
    fontSize: '.8125rem',
    lineHeight: '18px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
const Acts = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
});

interface LetterTableProps extends LetterActs {
  letters: readonly Letter[];
}
interface LetterActs {
  busy: boolean;
  onReplay: (letter: Letter) => Promise<void>;
  onDiscard: (letter: Letter) => void;
}

/** Dead letters, each with what it says and what can be done with it. */
export const LetterTable = ({ letters, ...acts }: LetterTableProps) => (
  <Table aria-label="Dead letters">
    <thead>
      <tr>
        <th scope="col">Message</th>
        <th scope="col" data-left="" data-wide="">
          Reason
        </th>
        <th scope="col" data-wide="">
          Tries
        </th>
        <th scope="col" data-wide="">
          Since
        </th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {letters.map((letter) => (
        <LetterRow key={letter.id} letter={letter} {...acts} />
      ))}
    </tbody>
  </Table>
);

interface LetterRowProps extends LetterActs {
  letter: Letter;
}

const LetterRow = ({ letter, busy, onReplay, onDiscard }: LetterRowProps) => (
  <tr>
    <th scope="row">
      <b>{letter.subject}</b> to {letter.consumer}
      <OnSmall>{letter.error}</OnSmall>
      <OnSmall>
        {letter.attempts === 1 ? '1 try' : `${letter.attempts} tries`}, {formatMoment(letter.at)}
      </OnSmall>
      <Content>
        <summary>What it says</summary>
        <pre tabIndex={0}>{letter.content}</pre>
      </Content>
    </th>
    <td data-left="" data-wide="">
      {letter.error}
    </td>
    <td data-wide="">{letter.attempts}</td>
    <td data-wide="">{formatMoment(letter.at)}</td>
    <td>
      <Acts>
        {letter.readable && (
          <Button
            size="small"
            disabled={busy}
            aria-label={`Replay ${letter.subject} to ${letter.consumer}`}
            onClick={() => void onReplay(letter)}
          >
            Replay
          </Button>
        )}
        <Button
          size="small"
          color="error"
          disabled={busy}
          aria-label={`Discard ${letter.subject} to ${letter.consumer}`}
          onClick={() => onDiscard(letter)}
        >
          Discard
        </Button>
      </Acts>
    </td>
  </tr>
);
