import { styled } from '@mui/material/styles';
import { typeStyle } from '../../../shared/theme/typography.ts';

/** The heading of a panel at the side. */
export const PanelHeading = styled('h2')({ ...typeStyle('h5'), marginBottom: 12 });
