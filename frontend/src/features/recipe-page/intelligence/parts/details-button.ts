import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** Opens all of what a tab shows in short. */
export const DetailsButton = styled(Button)({ margin: '6px 0 -6px -14px' });
