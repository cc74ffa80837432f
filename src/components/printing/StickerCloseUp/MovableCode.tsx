import { styled } from '@mui/material/styles';

import { fixed, sizes } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import type { Box } from '~/domain/printing/sticker/stickerElements';
import { formatNumber } from '~/domain/printing/settings/typedNumber';

import { previewScale } from '../SheetPreview/previewScale';
import { CornerHandles } from './CornerHandles';
import { FailureFlag } from './FailureFlag';
import { frame } from './frame';
import type { useDragResize } from './useDragResize';

export type MovableCodeProps = {
  /** What it is: 'QR code'. */
  name: string;
  /** In mm from the design's upper left corner. */
  box: Box;
  /** By how much the design is fitted from outside. */
  fit: number;
  selected: boolean;
  /** A line of text follows right below it. */
  labelled: boolean;
  /** What makes it fail, in a word or two. */
  failure: string | undefined;
  /** Between it and the right edge of the design, in mm. */
  room: number;
  /** Id of the text that says how it is moved. */
  describedBy: string;
  hand: ReturnType<typeof useDragResize>;
  onSelect: () => void;
};

const Handle = styled('div')({
  position: 'absolute',
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  // A finger takes hold of a small code beside it too.
  '&::after': { content: '""', position: 'absolute', inset: 'var(--reach-down) var(--reach-across)' },
});

/** How far beyond its sides, in px and drawn at that fit, a code must be taken hold of to be as large as a finger. */
function reach({ width, height }: Size, fit: number) {
  const beyond = (side: number) => `${Math.min(0, (side - sizes.controlTouch / fit) / 2)}px`;
  return { '--reach-across': beyond(width), '--reach-down': beyond(height) };
}

/**
 * Takes hold of a code where it stands on the design. To be seen are the frame and corners of the one that is selected,
 * and what makes it fail.
 */
export function MovableCode(props: MovableCodeProps) {
  const { name, box, fit, selected, labelled, failure, room, describedBy, hand, onSelect } = props;
  const px = (mm: number) => mm * previewScale;
  const inner = `0 0 0 ${frame.inner / fit}px ${fixed.onPaper}`;
  // Light around it for dark designs, unless it would hide the upper edge of a line of text.
  const lines = labelled ? inner : `${inner}, 0 0 0 ${frame.outer / fit}px ${fixed.white}`;
  return (
    <Handle
      {...hand.handlers}
      onFocus={onSelect}
      // Arrow keys reach it in a screen reader too; the position fields do the same by number.
      role="application"
      aria-roledescription="movable code"
      aria-label={`${name}, ${formatNumber(box.x, 2)} mm from the left, ${formatNumber(box.y, 2)} mm from the top`}
      aria-describedby={describedBy}
      tabIndex={0}
      style={{
        ...reach({ width: px(box.width), height: px(box.height) }, fit),
        insetInlineStart: px(box.x),
        insetBlockStart: px(box.y),
        width: px(box.width),
        height: px(box.height),
        ...(selected && { boxShadow: lines }),
        ...(failure && !selected && { outline: `${frame.inner / fit}px dashed ${fixed.badOnPaper}` }),
      }}
    >
      {failure && <FailureFlag text={failure} fit={fit} room={px(room)} />}
      {selected && <CornerHandles side={px(Math.min(box.width, box.height))} fit={fit} takeHold={hand.takeHold} />}
    </Handle>
  );
}
