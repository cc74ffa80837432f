import type { ReactNode } from 'react';

/** A column of a table. The first column names the row and cannot be hidden. */
export type Column<Row, Id extends string = string> = {
  id: Id;
  header: string;
  /** Unit of the numbers in all cells, shown in the header. */
  unit?: string;
  /** Returns the text of the cell; '' for an empty cell. */
  text: (row: Row) => string;
  /** Returns the content of the cell, if it is more than a text. */
  cell?: (row: Row) => ReactNode;
  /** Returns the value for downloads if it differs from `text`, such as a number without digit grouping. */
  value?: (row: Row) => string | number;
  /** Aligns numbers at the end of the cell. */
  align?: 'end';
  /** Order after the first click on the header, ascending by default. 'none': the column cannot be sorted. */
  firstSort?: 'descending' | 'none';
  /** True if long texts of the column can wrap. Such columns share the width that the other columns leave. */
  isFlexible?: boolean;
  /** True if the details of a row have a button that copies the text. */
  isCopyable?: boolean;
  /** Label in the details of a row, if it is not `header`. */
  detailLabel?: string;
  /** True for a field that only the details of a row show, not the table. */
  isDetailOnly?: boolean;
  /** The column is hidden in windows narrower than this breakpoint or length, until the user chooses the columns. */
  hiddenBelow?: '51em' | '60em' | 'lg' | 'xl';
};

/** Returns the headers of some columns and the contents of their cells, for the card of a row on mobile. */
export function getCardFields<Row, Id extends string>(
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
export type ExportTable = { headers: string[]; lines: (string | number)[][] };

export function createExportTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ExportTable {
  return {
    headers: columns.map(({ header, unit }) => (unit ? `${header} (${unit})` : header)),
    lines: rows.map((row) => columns.map(({ value, text }) => (value ?? text)(row))),
  };
}
