import type { ReactNode } from 'react';

/** A column of a table. The first column names the rows and cannot be hidden. */
export type Column<Row, Id extends string = string> = {
  id: Id;
  header: string;
  /** Unit of the numbers in all cells, shown in the header. */
  unit?: string;
  /** Returns the text of the cell; '' for an empty cell. */
  text: (row: Row) => string;
  /** Returns the content of the cell, such as a link or a chip. Without it, the cell shows `text`. */
  cell?: (row: Row) => ReactNode;
  /** Returns the value for exports, if it is not `text`, such as a number without digit grouping. */
  exportValue?: (row: Row) => string | number;
  /** Aligns numbers at the end of the cell. */
  align?: 'end';
  /**
   * First sort direction when the user clicks the header; ascending by default. 'none': the column cannot be sorted.
   */
  firstSortDirection?: 'descending' | 'none';
  /**
   * True if long texts of the column wrap; in compact and dense tables, they are cut off. Such columns share the width
   * that the other columns leave.
   */
  isFlexible?: boolean;
  /** True to show a button in the details of a row that copies the text. */
  isCopyable?: boolean;
  /** Label in the details of a row; `header` by default. */
  detailLabel?: string;
  /** True to show the column in the details of a row only, not in the table. */
  isDetailOnly?: boolean;
  /** Hides the column in windows narrower than this, until the user chooses which columns to show. */
  hiddenBelow?: '51em' | 'lg' | '68em' | 'xl';
};

/**
 * Returns the labels and values on a row's card on mobile: those of the columns with the given `ids`, in this order.
 */
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
export type ExportTable = { headers: string[]; rows: (string | number)[][] };

export function createExportTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ExportTable {
  return {
    headers: columns.map(({ header, unit }) => (unit ? `${header} (${unit})` : header)),
    rows: rows.map((row) => columns.map(({ exportValue, text }) => (exportValue ?? text)(row))),
  };
}
