import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { QuantityField } from '~/components/inputs/QuantityField/QuantityField';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

export type StartSlotFieldProps = {
  layout: SheetLayout;
  /** Called with the new first free slot of the first page, counted from 1. */
  onStartSlotChange: (slot: number) => void;
};

const copy = {
  label: 'Start at label',
  hint: 'Sheet partly used? Start at the first free label.',
  used: (slots: number) => `${slots} already used. `,
  useAll: 'Use the whole sheet',
};

/** Number field for the first free slot of a sheet that was partly used before. */
export function StartSlotField({ layout, onStartSlotChange }: StartSlotFieldProps) {
  return (
    <QuantityField
      label={copy.label}
      value={layout.usedSlotCount + 1}
      limits={{ min: 1, max: layout.perPage, unit: '', mustBeWhole: true }}
      onChange={onStartSlotChange}
    />
  );
}

/**
 * Hint to start at the first free slot of a partly used sheet. If slots are marked as used, shows the number of used
 * slots instead, and a button that makes all slots free.
 */
export function StartSlotHint({ layout: { usedSlotCount }, onStartSlotChange }: StartSlotFieldProps) {
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'center' }}>
      {usedSlotCount === 0 ? copy.hint : copy.used(usedSlotCount)}
      {usedSlotCount > 0 && (
        <Link component="button" type="button" onClick={() => onStartSlotChange(1)} sx={{ font: 'inherit' }}>
          {copy.useAll}
        </Link>
      )}
    </Typography>
  );
}
