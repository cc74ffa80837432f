import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

import type { TableView } from '~/domain/lists/tableView';

import type { Column } from '../column';

/** Returns the ids of the hidden columns: those the user chose, otherwise the minor columns on tablets. */
export function useHiddenColumns<Row>(columns: readonly Column<Row>[], { hidden }: TableView): readonly string[] {
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  if (hidden) return hidden;
  return isTablet ? columns.filter(({ isMinor }) => isMinor).map(({ id }) => id) : [];
}
