import Box from '@mui/material/Box';

import { QuantityField } from '~/components/inputs/QuantityField/QuantityField';
import { limits } from '~/domain/printing/settings/limits';

import { controlsCopy } from './controls.copy';

export type QuantityControlProps = {
  quantity: number;
  /** True if `quantity` is the number of copies of each code. */
  isCopies: boolean;
  onChange: (quantity: number) => void;
};

/** Field for the number of stickers, or for the number of copies of each code. */
export function QuantityControl({ quantity, isCopies, onChange }: QuantityControlProps) {
  return (
    <Box sx={quantityStyles}>
      <QuantityField
        label={controlsCopy.quantity}
        description={isCopies ? controlsCopy.ofEachCode : controlsCopy.ofStickers}
        value={quantity}
        limits={limits.quantity}
        loweredNotice={controlsCopy.tooMany}
        onChange={onChange}
      />
    </Box>
  );
}

const quantityStyles = {
  '& .MuiInputBase-root': { width: { xs: 44, sm: 56 } },
  '& > div > div': { gap: { xs: 0.75, md: 1 } },
  '& label': { whiteSpace: 'nowrap' },
  // Notices wrap at the width of the field, so that they do not make the field wider.
  '& > div > p': { width: 0, minWidth: '100%' },
} as const;
