import type { ReactNode } from 'react';

/** A column of a table. The first column names the row and cannot be hidden. */
export type Column<Row, Id extends string = string> = {
  id: Id;
  header: string;
  /** Unit of all cells, shown in the header. */
  unit?: string;
  text: (row: Row) => string;
  /** Content of the cell, if it is more than `text`. */
  cell?: (row: Row) => ReactNode;
  /** Value in downloads, if it is not `text`: a number without digit grouping. */
  value?: (row: Row) => string | number;
  /** Aligns numbers at the end of the cell. */
  align?: 'end';
  /** Direction of the first click on the header. Default: ascending. */
  firstSort?: 'descending' | 'none';
  /** Lets long texts wrap and share the remaining width. */
  isFlexible?: boolean;
};

/** The headers and contents of some columns, for the card of a row. */
export function columnFacts<Row, Id extends string>(
  columns: readonly Column<Row, Id>[],
  row: Row,
  ids: readonly NoInfer<Id>[],
): { label: string; value: ReactNode }[] {
  return ids.flatMap((id) =>
    columns
      .filter((column) => column.id === id)
      .map(({ header, unit, text, cell = text }) => ({
        label: header,
        value: text(row) && (unit ? `${text(row)} ${unit}` : cell(row)),
      })),
  );
}

/** A table of plain texts and numbers for file exports. */
export type TextTable = { headers: string[]; lines: (string | number)[][] };

export function textTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): TextTable {
  return {
    headers: columns.map(({ header, unit }) => (unit ? `${header} (${unit})` : header)),
    lines: rows.map((row) => columns.map(({ value, text }) => (value ?? text)(row))),
  };
}
