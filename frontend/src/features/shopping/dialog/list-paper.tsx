import GlobalStyles from '@mui/material/GlobalStyles';
import { media } from '../../../shared/theme/media.ts';

const whole = {
  position: 'static !important',
  display: 'block',
  width: 'auto',
  maxWidth: 'none !important',
  height: 'auto',
  maxHeight: 'none !important',
  margin: '0 !important',
  overflow: 'visible !important',
  boxShadow: 'none !important',
  borderRadius: 0,
  opacity: '1 !important',
  transform: 'none !important',
  color: '#111 !important',
  backgroundColor: '#fff !important',
};

const styles = (
  <GlobalStyles
    styles={{
      // On paper there is nothing but the list.
      [media.print]: {
        '@page': { size: 'A4', margin: '16mm 17mm 14mm' },
        ':root:root': { colorScheme: 'light', backgroundColor: '#fff' },
        body: { overflow: 'visible !important', paddingRight: '0 !important' },
        '#root, .notistack-SnackbarContainer, .MuiBackdrop-root': { display: 'none !important' },
        '.MuiDialog-root, .MuiDialog-container, .MuiDialog-paper, .MuiDialog-paper > div': whole,
        '.MuiDialog-paper > header': {
          padding: '0 0 2mm !important',
          '& button': { display: 'none' },
        },
        '.MuiDialog-paper > div': { padding: '0 !important' },
        '.MuiDialog-paper > footer': { display: 'none' },
      },
    }}
  />
);

/** How the list prints. */
export const ListPaper = () => styles;
