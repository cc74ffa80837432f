import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { QuantityField } from '~/components/inputs/QuantityField/QuantityField';
import { limits } from '~/domain/printing/settings/limits';

import { tagsCopy } from '../tags/tags.copy';
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
        value={quantity}
        limits={limits.quantity}
        loweredNotice={controlsCopy.tooMany}
        onChange={onChange}
      />
      {isCopies && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {tagsCopy.copies}
        </Typography>
      )}
    </Box>
  );
}

const quantityStyles = {
  flex: 'none',
  width: 'fit-content',
  paddingInline: { xs: 2, md: 0 },
  '& .MuiInputBase-root': { width: { xs: 44, sm: 56 } },
  '& > div > div': { gap: 1 },
  '& label': { whiteSpace: 'nowrap' },
  // Notices wrap at the width of the field, so that they do not make the field wider.
  '& p': { width: 0, minWidth: '100%' },
} as const;
