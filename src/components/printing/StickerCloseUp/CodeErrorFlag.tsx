import { styled } from '@mui/material/styles';

import { fixed } from '~/components/theme/tokens';

/** Sizes in px on the screen. `maxWidth` is the width of the longest error. */
const flag = { fontSize: 11, padding: 5, radius: 3, gap: 5, maxWidth: 96 };

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

/** Short error text beside a code, or inside it if space is short. Hidden from screen readers: see ScanChecks. */
export function CodeErrorFlag({ text, scale, spaceToRight }: CodeErrorFlagProps) {
  const px = (length: number) => `${length / scale}px`;
  const fitsBeside = spaceToRight * scale > flag.maxWidth + flag.gap;
  return (
    <Flag
      aria-hidden="true"
      style={{
        insetBlockStart: fitsBeside ? 0 : px(flag.gap),
        ...(fitsBeside ? { insetInlineStart: `calc(100% + ${px(flag.gap)})` } : { insetInlineEnd: px(flag.gap) }),
        fontSize: px(flag.fontSize),
        padding: `${px(flag.padding / 2)} ${px(flag.padding)}`,
        borderRadius: px(flag.radius),
      }}
    >
      {text}
    </Flag>
  );
}
