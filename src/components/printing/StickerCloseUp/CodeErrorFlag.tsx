import { styled } from '@mui/material/styles';

import { fixed } from '~/components/theme/tokens';

/** Sizes of the flag in px on the screen. `maxWidth` is the width of the longest error text. */
const flagSizes = { fontSize: 11, padding: 5, radius: 3, gap: 5, maxWidth: 96 };

export type CodeErrorFlagProps = {
  text: string;
  scale: number;
  /** Space between the code and the right edge of the design in px, before scaling. */
  spaceToRight: number;
};

const Flag = styled('span')({
  position: 'absolute',
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  lineHeight: 1.2,
  fontWeight: 600,
  color: fixed.white,
  backgroundColor: fixed.badOnPaper,
});

/** Short error text beside a code, or on it if there is no space. Screen readers read the error in ScanChecks instead. */
export function CodeErrorFlag({ text, scale, spaceToRight }: CodeErrorFlagProps) {
  const px = (length: number) => `${length / scale}px`;
  const fitsBeside = spaceToRight * scale > flagSizes.maxWidth + flagSizes.gap;
  return (
    <Flag
      aria-hidden="true"
      style={{
        insetBlockStart: fitsBeside ? 0 : px(flagSizes.gap),
        ...(fitsBeside
          ? { insetInlineStart: `calc(100% + ${px(flagSizes.gap)})` }
          : { insetInlineEnd: px(flagSizes.gap) }),
        fontSize: px(flagSizes.fontSize),
        padding: `${px(flagSizes.padding / 2)} ${px(flagSizes.padding)}`,
        borderRadius: px(flagSizes.radius),
      }}
    >
      {text}
    </Flag>
  );
}
