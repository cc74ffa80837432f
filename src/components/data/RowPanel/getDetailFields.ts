import type { Column } from '../column';
import type { DetailField } from '../DetailPanel/DetailFields';

/**
 * Returns the fields for the details of a row, one for each column. The first column is the title of the details, and
 * only gets a field if its text can be copied.
 */
export function getDetailFields<Row>(columns: readonly Column<Row>[], row: Row): DetailField[] {
  return columns
    .filter(({ isCopyable }, index) => index > 0 || isCopyable)
    .map(({ header, detailLabel = header, unit, text, cell, isCopyable = false }) => {
      const value = text(row);
      return {
        label: detailLabel,
        value: value && unit ? `${value} ${unit}` : value,
        content: cell?.(row),
        isCopyable,
      };
    });
}
