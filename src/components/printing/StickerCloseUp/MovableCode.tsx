import { styled } from '@mui/material/styles';

import { fixed, sizes } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import { formatNumber } from '~/domain/number/formatNumber';

import { previewScale } from '../SheetPreview/previewScale';
import { CornerHandles } from './CornerHandles';
import { CodeErrorFlag } from './CodeErrorFlag';
import { selectionFrame } from './selectionFrame';
import { useDragResize } from './useDragResize';
import type { DragResizeOptions } from './useDragResize';

export type MovableCodeProps = DragResizeOptions & {
  /** 'QR code' or 'Barcode'. */
  name: string;
  scale: number;
  selected: boolean;
  /** True if a label follows below it. */
  hasLabel: boolean;
  /** Its error in one or two words. */
  error: string | undefined;
  /** Id of the instructions. */
  describedBy: string;
  onSelect: () => void;
};

const Handle = styled('div')({
  position: 'absolute',
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  // Larger hit area for touch.
  '&::after': { content: '""', position: 'absolute', inset: 'var(--reach-down) var(--reach-across)' },
});

/** Insets in px that extend the hit area of a small code to the touch size. */
function hitAreaInsets({ width, height }: Size, scale: number) {
  const beyond = (side: number) => `${Math.min(0, (side - sizes.controlTouch / scale) / 2)}px`;
  return { '--reach-across': beyond(width), '--reach-down': beyond(height) };
}

/** Transparent drag target over a code. Shows the frame and handles while selected, and the error of the code. */
export function MovableCode({
  name,
  scale,
  selected,
  hasLabel,
  error,
  describedBy,
  onSelect,
  ...dragOptions
}: MovableCodeProps) {
  const { box, design } = dragOptions;
  const { handlers, startDrag } = useDragResize(dragOptions);
  const px = (mm: number) => mm * previewScale;
  const inner = `0 0 0 ${selectionFrame.inner / scale}px ${fixed.onPaper}`;
  // White outer line for dark designs, unless it would cover the label below.
  const lines = hasLabel ? inner : `${inner}, 0 0 0 ${selectionFrame.outer / scale}px ${fixed.white}`;
  return (
    <Handle
      {...handlers}
      onFocus={onSelect}
      // 'application' passes arrow keys through screen readers; the position fields are the alternative.
      role="application"
      aria-roledescription="movable code"
      aria-label={`${name}, ${formatNumber(box.x, 2)} mm from the left, ${formatNumber(box.y, 2)} mm from the top`}
      aria-describedby={describedBy}
      tabIndex={0}
      style={{
        ...hitAreaInsets({ width: px(box.width), height: px(box.height) }, scale),
        insetInlineStart: px(box.x),
        insetBlockStart: px(box.y),
        width: px(box.width),
        height: px(box.height),
        ...(selected && { boxShadow: lines }),
        ...(error && !selected && { outline: `${selectionFrame.inner / scale}px dashed ${fixed.badOnPaper}` }),
      }}
    >
      {error && <CodeErrorFlag text={error} scale={scale} spaceToRight={px(design.width - box.x - box.width)} />}
      {selected && <CornerHandles side={px(Math.min(box.width, box.height))} scale={scale} startDrag={startDrag} />}
    </Handle>
  );
}
