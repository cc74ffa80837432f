import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { QuantityField } from '~/components/inputs/QuantityField/QuantityField';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

export type StartSlotFieldProps = {
  layout: SheetLayout;
  /** True to show only the label and the number, for a place with little space. */
  isShort?: boolean;
  /** Called with the new first free slot of the first page, counted from 1. */
  onStartSlotChange: (slot: number) => void;
};

const copy = {
  label: 'Start at label',
  hint: 'Sheet partly used? Start at the first free label.',
  used: (slots: number) => `${slots} already used. `,
  useAll: 'Use the whole sheet',
};

/**
 * Number field for the first free slot of a sheet that was partly used before. If slots are marked as used, it shows
 * their number and a button that makes all slots free.
 */
export function StartSlotField({ layout, isShort, onStartSlotChange }: StartSlotFieldProps) {
  const { usedSlotCount, perPage } = layout;
  return (
    <QuantityField
      label={copy.label}
      description={
        !isShort && (
          <Box component="span" sx={descriptionStyles}>
            {usedSlotCount === 0 ? copy.hint : copy.used(usedSlotCount)}
            {usedSlotCount > 0 && (
              <Link component="button" type="button" onClick={() => onStartSlotChange(1)} sx={{ font: 'inherit' }}>
                {copy.useAll}
              </Link>
            )}
          </Box>
        )
      }
      value={usedSlotCount + 1}
      limits={{ min: 1, max: perPage, unit: '', mustBeWhole: true }}
      onChange={onStartSlotChange}
    />
  );
}

const descriptionStyles = { display: 'block', maxInlineSize: 168, whiteSpace: 'normal' } as const;
