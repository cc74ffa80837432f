import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import type { FinderPatternVariant } from '~/components/brand/FinderPattern/FinderPattern';
import { fixedColours, radii } from '~/components/theme/tokens';

export type TagPlateProps = {
  /** The formatted code. It is null while prerendering. */
  code: string | null;
  finderPatternVariant: FinderPatternVariant;
};

/** Picture of the scanned tag: a plate with a hole, a QR finder pattern and the code. */
export function TagPlate({ code, finderPatternVariant }: TagPlateProps) {
  return (
    <Box sx={plateStyles}>
      <Box component="span" sx={holeStyles} />
      <FinderPattern variant={finderPatternVariant} size={42} />
      {/* On the prerendered page, showTagCode adds the code before hydration. */}
      <Box component="bdi" data-tag-code suppressHydrationWarning sx={codeStyles}>
        {code ?? ''}
      </Box>
    </Box>
  );
}

/** Styles of the plate: horizontal on phones, vertical with the hole at the top from `sm` on. */
const plateStyles = {
  position: 'relative',
  display: 'inline-flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: 'center',
  justifySelf: 'start',
  gap: { xs: 2, sm: 2.5 },
  minWidth: { sm: 200, md: 264, bar: 200 },
  maxWidth: { xs: '100%', sm: 240, md: 264, bar: 240 },
  paddingBlock: { xs: 1.5, sm: '20px 12px', md: '28px 20px', bar: '20px 12px' },
  paddingInline: { xs: '16px 24px', sm: 3 },
  borderRadius: { xs: `33px ${radii.card}px ${radii.card}px 33px`, sm: `${radii.card}px` },
  bgcolor: fixedColours.white,
  color: fixedColours.night,
  '& svg': { width: { sm: 96, md: 144, bar: 96 }, height: { sm: 96, md: 144, bar: 96 } },
  '@media (scripting: none)': { display: 'none' },
} as const;

const holeStyles = {
  flex: 'none',
  width: 16,
  height: 16,
  borderRadius: `${radii.full}px`,
  bgcolor: fixedColours.night2,
} as const;

/** Styles of the code. They reserve its height, so that the layout does not shift when the code appears. */
const codeStyles = {
  minWidth: 0,
  minHeight: '1.5em',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '1.5rem',
  textAlign: { sm: 'center' },
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: '0.06em',
} as const;
