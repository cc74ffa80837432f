import { styled } from '@mui/material/styles';

/** Lays fields out in two columns. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1),
}));
