import { styled } from '@mui/material/styles';

import { fixed } from '~/components/theme/tokens';

/** Of a flag in px as it is seen: its letters, what is around them, its corners, and how wide it is at most. */
const flag = { letters: 11, padding: 5, radius: 3, gap: 5, widest: 96 };

export type FailureFlagProps = {
  text: string;
  /** By how much the design is fitted from outside. */
  fit: number;
  /** Between the code and the right edge of the design, in px before it is fitted. */
  room: number;
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

/** Beside a code, or inside it where the design ends: what makes it fail. 'Will it scan?' says the same at length. */
export function FailureFlag({ text, fit, room }: FailureFlagProps) {
  const px = (length: number) => `${length / fit}px`;
  const hasRoom = room * fit > flag.widest + flag.gap;
  return (
    <Flag
      aria-hidden="true"
      style={{
        insetBlockStart: hasRoom ? 0 : px(flag.gap),
        ...(hasRoom ? { insetInlineStart: `calc(100% + ${px(flag.gap)})` } : { insetInlineEnd: px(flag.gap) }),
        fontSize: px(flag.letters),
        padding: `${px(flag.padding / 2)} ${px(flag.padding)}`,
        borderRadius: px(flag.radius),
      }}
    >
      {text}
    </Flag>
  );
}
