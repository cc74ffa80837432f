import { styled } from '@mui/material/styles';

import { fixedColours } from '~/components/theme/tokens';

/** Sizes of the badge in px on the screen. `maxWidth` is the width of the longest error text. */
const badgeSizes = { fontSize: 11, padding: 5, radius: 3, gap: 5, maxWidth: 96 };

export type CodeErrorBadgeProps = {
  text: string;
  scale: number;
  /** Space between the code and the right edge of the design in px, before scaling. */
  spaceToRight: number;
};

const Badge = styled('span')({
  position: 'absolute',
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  lineHeight: 1.2,
  fontWeight: 600,
  color: fixedColours.white,
  backgroundColor: fixedColours.badOnPaper,
});

/**
 * Shows a short error text beside a code, or on the code if there is no space. It is hidden from screen readers, which
 * read the error in ScanChecks.
 */
export function CodeErrorBadge({ text, scale, spaceToRight }: CodeErrorBadgeProps) {
  const px = (length: number) => `${length / scale}px`;
  const fitsBeside = spaceToRight * scale > badgeSizes.maxWidth + badgeSizes.gap;
  return (
    <Badge
      aria-hidden="true"
      style={{
        insetBlockStart: fitsBeside ? 0 : px(badgeSizes.gap),
        ...(fitsBeside
          ? { insetInlineStart: `calc(100% + ${px(badgeSizes.gap)})` }
          : { insetInlineEnd: px(badgeSizes.gap) }),
        fontSize: px(badgeSizes.fontSize),
        padding: `${px(badgeSizes.padding / 2)} ${px(badgeSizes.padding)}`,
        borderRadius: px(badgeSizes.radius),
      }}
    >
      {text}
    </Badge>
  );
}
