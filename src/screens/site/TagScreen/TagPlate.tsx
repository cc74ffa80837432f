import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import type { FinderPatternVariant } from '~/components/brand/FinderPattern/FinderPattern';
import { fixedColours, radii } from '~/components/theme/tokens';

export type TagPlateProps = {
  /** The code as the page shows it. It is null while prerendering. */
  code: string | null;
  mark: FinderPatternVariant;
};

/** The scanned tag as a plate with a hole, the finder pattern and the code. */
export function TagPlate({ code, mark }: TagPlateProps) {
  return (
    <Box sx={plateStyles}>
      <Box component="span" sx={holeStyles} />
      <FinderPattern variant={mark} size={42} />
      {/* On the prerendered page, showTagCode adds the code before hydration. */}
      <Box component="bdi" data-tag-code suppressHydrationWarning sx={codeStyles}>
        {code ?? ''}
      </Box>
    </Box>
  );
}

const plateStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: { xs: 2, bar: 3 },
  maxWidth: '100%',
  marginBlockStart: 3,
  paddingBlock: { xs: 1.5, bar: 3 },
  paddingInline: { xs: '16px 24px', bar: '24px 40px' },
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.corner',
  color: fixedColours.white,
  '& svg': { width: { bar: 56 }, height: { bar: 56 } },
  '@media (scripting: none)': { display: 'none' },
} as const;

const holeStyles = {
  flex: 'none',
  width: 16,
  height: 16,
  borderRadius: `${radii.full}px`,
  bgcolor: 'tone.mist',
} as const;

/** Styles of the code. They reserve its height, so that the layout does not shift when the code appears. */
const codeStyles = {
  minWidth: 0,
  minHeight: '1.5em',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  fontSize: { xs: '1.5rem', bar: '2rem' },
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: '0.06em',
} as const;
