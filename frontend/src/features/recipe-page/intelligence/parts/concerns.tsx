import { styled } from '@mui/material/styles';

const List = styled('ul')({
  fontSize: '.9375rem',
  lineHeight: '22px',
  '& > li': { padding: '4px 0' },
  '& b': { fontWeight: 600 },
});

/** What weighs most, a sentence each, its ingredient first. */
export function Concerns({ concerns }: { concerns: readonly string[] }) {
  return (
    <List>
      {concerns.map((concern) => {
        const end = concern.indexOf(':');
        return (
          <li key={concern}>
            <b>{concern.slice(0, end + 1)}</b>
            {concern.slice(end + 1)}
          </li>
        );
      })}
    </List>
  );
}
