import type { ReactNode } from 'react';

import type { RowCallbacks } from '../listController';
import { DeleteRowButton } from './DeleteRowButton';
import { EditRowButton } from './EditRowButton';

/** Accessible names and callbacks of the buttons in the rows of a list. */
export type RowActionOptions<Row> = RowCallbacks<Row> & {
  /** Returns the name of a row, which is part of the accessible names of its buttons. */
  getRowName: (row: Row) => string;
  /** Returns more buttons, shown before Edit and Delete. */
  renderMoreButtons?: (row: Row) => ReactNode;
};

export type RowActionsProps<Row> = RowActionOptions<Row> & { row: Row };

/** Buttons of a table row. Without `onEdit`, there is no Edit button. */
export function RowActions<Row>({ row, getRowName, renderMoreButtons, onEdit, onDelete }: RowActionsProps<Row>) {
  return (
    <>
      {renderMoreButtons?.(row)}
      {onEdit && <EditRowButton name={getRowName(row)} onEdit={() => onEdit(row)} />}
      <DeleteRowButton name={getRowName(row)} onDelete={() => onDelete(row)} />
    </>
  );
}
