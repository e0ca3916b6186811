import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { useIntakeLimits } from './use-intake-limits.ts';

const Limits = styled('ul')({
  display: 'grid',
  gap: 4,
  fontSize: '.84375rem',
  lineHeight: '18px',
  color: colour.ink2,
});

/** What is limited here; nothing where nothing is. */
export function LimitList() {
  const limits = useIntakeLimits();
  return limits.length > 0 ? (
    <Limits aria-label="What is limited here">
      {limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </Limits>
  ) : null;
}
