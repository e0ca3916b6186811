import GlobalStyles from '@mui/material/GlobalStyles';
import { media } from '../../../shared/theme/media.ts';

const styles = (
  <GlobalStyles
    styles={{
      [media.print]: {
        '@page': { size: 'A4', margin: '16mm 17mm 14mm' },
        ':root:root': { colorScheme: 'light', backgroundColor: '#fff' },
        main: { padding: '0 !important' },
      },
    }}
  />
);

/** How a standalone list prints: alone. */
export const ListsPaper = () => styles;
