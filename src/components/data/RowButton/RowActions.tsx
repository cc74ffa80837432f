import type { ReactNode } from 'react';

import type { RowCallbacks } from '../list';
import { DeleteRowButton } from './DeleteRowButton';
import { EditRowButton } from './EditRowButton';

/** The names and the functions of the buttons in a list's rows. */
export type RowActionOptions<Row> = RowCallbacks<Row> & {
  /** Returns the name of a row, which the names of its buttons contain. */
  name: (row: Row) => string;
  /** Returns more buttons, shown before Edit and Delete. */
  more?: (row: Row) => ReactNode;
};

export type RowActionsProps<Row> = RowActionOptions<Row> & { row: Row };

/** Buttons of a row. Without `onEdit`, there is no Edit button. */
export function RowActions<Row>({ row, name, more, onEdit, onDelete }: RowActionsProps<Row>) {
  return (
    <>
      {more?.(row)}
      {onEdit && <EditRowButton name={name(row)} onEdit={() => onEdit(row)} />}
      <DeleteRowButton name={name(row)} onDelete={() => onDelete(row)} />
    </>
  );
}
