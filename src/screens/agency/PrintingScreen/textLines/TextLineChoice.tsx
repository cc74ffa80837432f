import Box from '@mui/material/Box';
import { useId } from 'react';

import { RadioCard } from '~/components/inputs/RadioCard/RadioCard';
import { radii, sizes } from '~/components/theme/tokens';
import type { TextLine } from '~/domain/printing/settings/textLine';

import { textLinesCopy as copy } from './textLines.copy';

export type TextLineChoiceProps = {
  lines: readonly TextLine[];
  /** Zero-based index of the line to edit. */
  selectedIndex: number;
  onSelect: (line: number) => void;
};

/** Radio buttons that choose the line to edit, labelled with the texts of the lines. */
export function TextLineChoice({ lines, selectedIndex, onSelect }: TextLineChoiceProps) {
  const name = useId();
  return (
    <Box role="radiogroup" aria-label={copy.lines} sx={{ display: 'grid', gap: 0.5 }}>
      {lines.map((line, index) => {
        const { number, text } = copy.lineName(index, line);
        return (
          <RadioCard
            key={index}
            name={name}
            value={index}
            checked={index === selectedIndex}
            onChange={() => onSelect(index)}
            sx={rowStyles}
          >
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {number}
            </Box>{' '}
            <Box component="bdi" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {text}
            </Box>
          </RadioCard>
        );
      })}
    </Box>
  );
}

const rowStyles = {
  typography: 'body2',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: sizes.controlTouch, lg: sizes.control },
  paddingInline: 1.25,
  border: '1px solid',
  borderColor: 'tone.line',
  borderRadius: `${radii.control}px`,
  '&:hover': { bgcolor: 'tone.hover' },
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'tone.primarySoft', fontWeight: 600 },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;
