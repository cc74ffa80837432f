import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

import { fixedColours } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import type { Box } from '~/domain/printing/sticker/stickerElements';

import { annotationDisplayVariable } from '../Ruler/annotationDisplayVariable';
import { previewScale } from '../SheetPreview/previewScale';

/**
 * Sizes of the badge in px on the screen. `letterWidth` is the width of a wide letter; `gap` leaves space for a resize
 * handle.
 */
const badgeSizes = { fontSize: 11, letterWidth: 6.5, height: 19, padding: 6, radius: 3, gap: 16 };

export type CodeErrorBadgeProps = {
  text: string;
  designSize: Size;
  /** Box of the code, in mm from the top left corner of the design. */
  box: Box;
  zoom: number;
};

const Badge = styled('span')({
  display: `var(${annotationDisplayVariable}, inline)`,
  position: 'absolute',
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  transformOrigin: '0 0',
  paddingInline: badgeSizes.padding,
  borderRadius: badgeSizes.radius,
  fontSize: badgeSizes.fontSize,
  lineHeight: `${badgeSizes.height}px`,
  fontWeight: 600,
  letterSpacing: 'normal',
  // Turns off the rounding of letter widths, so that the text fits its box at every scale.
  textRendering: 'geometricPrecision',
  color: fixedColours.white,
  backgroundColor: fixedColours.badOnPaper,
});

/**
 * Badge with a short error text next to a code. It never covers the code: it is to the right if there is space, else
 * below, above, or outside of a narrow sticker. Hidden from screen readers, since ScanChecks has the text.
 */
export function CodeErrorBadge({ text, designSize, box, zoom }: CodeErrorBadgeProps) {
  const { shift, ...position } = placeBadge({ text, designSize, box, zoom });
  // Undoes the zoom of the close-up, so that the badge keeps its size on the screen.
  return (
    <Badge aria-hidden="true" style={{ ...position, transform: `scale(${1 / zoom}) translateX(${shift * -100}%)` }}>
      {text}
    </Badge>
  );
}

type BadgePosition = Pick<CSSProperties, 'left' | 'top'> & {
  /** Share of the badge's width that extends to the left of `left`, from 0 to 1. */
  shift: number;
};

function placeBadge({ text, designSize, box, zoom }: CodeErrorBadgeProps): BadgePosition {
  const toUnscaledPx = (length: number) => `${length / zoom}px`;
  const mmToPx = (mm: number) => mm * previewScale * zoom;
  const { gap, height, padding, letterWidth } = badgeSizes;
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const widthWithGap = gap + 2 * padding + text.length * letterWidth;
  if (mmToPx(designSize.width - right) >= widthWithGap && mmToPx(designSize.height - box.y) >= height) {
    return { left: toUnscaledPx(mmToPx(right) + gap), top: toUnscaledPx(mmToPx(Math.max(0, box.y))), shift: 0 };
  }
  if (mmToPx(designSize.width) < widthWithGap || designSize.height >= 2 * designSize.width) {
    // Puts the badge next to a narrow sticker, since inside it would cover the design.
    return {
      left: toUnscaledPx(mmToPx(designSize.width) + gap),
      top: toUnscaledPx(mmToPx(Math.max(0, box.y))),
      shift: 0,
    };
  }
  const fitsBelow = mmToPx(designSize.height - bottom) >= height + gap;
  // `shift` is the position of the code's centre as a share of the design's width. Moving the badge by the same share
  // of its own width keeps it inside the design.
  const shift = Math.min(1, Math.max(0, (box.x + box.width / 2) / designSize.width));
  const top = toUnscaledPx(fitsBelow ? mmToPx(bottom) + gap : mmToPx(box.y) - gap - height);
  return { left: `${shift * 100}%`, top, shift };
}
