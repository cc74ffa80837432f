import type { ReactNode } from 'react';

/** One column of a table. The first one names its row and is always shown. */
export type Column<Row, Id extends string = string> = {
  id: Id;
  head: string;
  /** The unit of all its cells, said once in the head. */
  unit?: string;
  text: (row: Row) => string;
  /** What the cell shows where that is more than its text. */
  cell?: (row: Row) => ReactNode;
  /** What a downloaded file holds where that is not the text: a number without grouping. */
  value?: (row: Row) => string | number;
  /** Numbers end their column, so that their digits stand under one another. */
  align?: 'end';
  /** How the first press on the head sorts; numbers and dates are mostly wanted from the top. */
  firstSort?: 'descending' | 'none';
  /** Long texts share the room that is left and wrap to two lines. */
  isFlexible?: boolean;
};

/** A table as plain texts and numbers, to be written to a file. */
export type TextTable = { heads: string[]; lines: (string | number)[][] };

export function textTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): TextTable {
  return {
    heads: columns.map(({ head, unit }) => (unit ? `${head} (${unit})` : head)),
    lines: rows.map((row) => columns.map(({ value, text }) => (value ?? text)(row))),
  };
}
