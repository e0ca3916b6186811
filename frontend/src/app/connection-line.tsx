import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { live } from '../shared/api/live.ts';
import { useConnection } from '../shared/api/use-connection.ts';
import { askAgain } from '../shared/session/current-user.ts';
import { colour } from '../shared/theme/colour.ts';
import { media } from '../shared/theme/media.ts';
import { OfflineIcon } from '../shared/ui/icons/icons.ts';
import { PageWidth } from '../shared/ui/page/page-width.tsx';

const Line = styled('div')({
  backgroundColor: colour.sunken,
  borderTop: `1px solid ${colour.line}`,
  fontSize: '.9375rem',
  lineHeight: '20px',
  '& > div': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 47 },
  '& .MuiSvgIcon-root': { flex: 'none', color: colour.ink2 },
  '& p': { flex: 1 },
  '& b': { fontWeight: 600 },
  '& .MuiButton-root': { minHeight: 40, marginRight: -14 },
  [media.belowMd]: { '& > div': { paddingTop: 8, paddingBottom: 8 } },
});

const tryNow = () => {
  live.retry();
  askAgain();
};

/** Says under the header that there is no connection, and what works all the same. */
export function ConnectionLine() {
  const lost = useConnection() === 'interrupted';
  return (
    <div role="status">
      {lost && (
        <Line data-under-header="">
          <PageWidth>
            <OfflineIcon />
            <p>
              <b>No connection.</b> What you have opened still works; what you write is kept on this
              device.
            </p>
            <Button onClick={tryNow}>Try now</Button>
          </PageWidth>
        </Line>
      )}
    </div>
  );
}
