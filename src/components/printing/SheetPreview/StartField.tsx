import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { QuantityField } from '~/components/inputs/QuantityField/QuantityField';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

export type StartFieldProps = {
  sheet: SheetLayout;
  /** Takes the first free place of the first sheet, from 1. */
  onStart: (place: number) => void;
};

const copy = {
  label: 'Start at place',
  hint: 'Part-used sheet? Click the first free place.',
  used: (places: number) => `${places} already used. `,
  whole: 'Use the whole sheet',
};

/** The first free place of a part-used sheet, by number. */
export function StartField({ sheet, onStart }: StartFieldProps) {
  return (
    <QuantityField
      label={copy.label}
      value={sheet.startIndex + 1}
      limits={{ min: 1, max: sheet.perPage, unit: '', whole: true }}
      onChange={onStart}
    />
  );
}

/** Says that a place can be clicked, and once one was, the way back. */
export function StartHint({ sheet: { startIndex }, onStart }: StartFieldProps) {
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'center' }}>
      {startIndex === 0 ? copy.hint : copy.used(startIndex)}
      {startIndex > 0 && (
        <Link component="button" type="button" onClick={() => onStart(1)} sx={{ font: 'inherit' }}>
          {copy.whole}
        </Link>
      )}
    </Typography>
  );
}
