import { styled } from '@mui/material/styles';

import { fixedColours, sizes } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import type { Point } from '~/domain/printing/sheet/sheetLayout';
import { formatNumber } from '~/domain/number/formatNumber';

import { previewScale } from '../SheetPreview/previewScale';
import { CornerHandles } from './CornerHandles';
import { selectionFrameDistances } from './closeUpSizes';
import { useDragResize } from './useDragResize';
import type { DragResizeOptions } from './useDragResize';

export type MovableCodeProps = DragResizeOptions & {
  /** Name of the code or text line for screen readers: 'QR code', 'Barcode', 'Data Matrix code' or 'Text line 1'. */
  name: string;
  /** Kind of the element, for screen readers. */
  kind?: 'code' | 'text';
  zoom: number;
  isSelected: boolean;
  /** True if there is a label below the code. */
  hasLabel: boolean;
  /** True if the code has an error, which a CodeErrorBadge shows. */
  hasError: boolean;
  /** Id of the element with the instructions for moving and resizing. */
  describedBy: string;
  onSelect: () => void;
};

const DragArea = styled('div')({
  position: 'absolute',
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  // Extends the hit area of small codes, for touch.
  '&::after': { content: '""', position: 'absolute', inset: 'var(--reach-down) var(--reach-across)' },
});

/**
 * Frame of a code that is selected or has an error, above the DragArea and its hit area. Its pixels are screen pixels,
 * so that lines and handles keep their size at every zoom.
 */
const Frame = styled('div')({ position: 'absolute', zIndex: 1, transformOrigin: '0 0', pointerEvents: 'none' });

/**
 * Returns styles that undo the zoom of the close-up for the Frame, so that 1 px is 1 pixel of the screen. `x` and `y`
 * are the position of the DragArea in px, before scaling.
 */
function createUnscaledStyles({ x, y }: Point, scale: number) {
  // Browsers place a transformed element at whole pixels. The transform adds the fraction, which is several pixels on
  // the screen in a large close-up.
  const [fractionX, fractionY] = [x - Math.round(x), y - Math.round(y)];
  return {
    insetInlineStart: -fractionX,
    insetBlockStart: -fractionY,
    transform: `translate(${fractionX}px, ${fractionY}px) scale(${1 / scale})`,
  };
}

/**
 * Returns CSS variables with negative insets, which extend the hit area of a small code to the size of a touch control.
 * `width` and `height` of the code are in px, before scaling.
 */
function getHitAreaInsets({ width, height }: Size, scale: number) {
  const getInset = (length: number) => `${Math.min(0, (length - sizes.controlTouch / scale) / 2)}px`;
  return { '--reach-across': getInset(width), '--reach-down': getInset(height) };
}

/**
 * Transparent element that users drag to move a code or text line. Contains the selection frame and the resize handles.
 */
export function MovableCode({
  name,
  kind = 'code',
  zoom,
  isSelected,
  hasLabel,
  hasError,
  describedBy,
  onSelect,
  ...dragOptions
}: MovableCodeProps) {
  const { box } = dragOptions;
  const { handlers, startDrag } = useDragResize(dragOptions);
  const mmToPx = (mm: number) => mm * previewScale;
  const innerLineShadow = `0 0 0 ${selectionFrameDistances.inner}px ${fixedColours.onPaper}`;
  // The white outer line makes the frame visible on dark designs. A code with a label has no outer line, since the line
  // would cover part of the label.
  const frameShadow = hasLabel
    ? innerLineShadow
    : `${innerLineShadow}, 0 0 0 ${selectionFrameDistances.outer}px ${fixedColours.white}`;
  return (
    <DragArea
      {...handlers}
      onFocus={onSelect}
      // With the role `application`, screen readers pass arrow keys on to the page. As an alternative, users can enter
      // the position in fields.
      role="application"
      aria-roledescription={`movable ${kind}`}
      aria-label={`${name}, ${formatNumber(box.x, 2)} mm from the left, ${formatNumber(box.y, 2)} mm from the top`}
      aria-describedby={describedBy}
      tabIndex={0}
      style={{
        ...getHitAreaInsets({ width: mmToPx(box.width), height: mmToPx(box.height) }, zoom),
        insetInlineStart: mmToPx(box.x),
        insetBlockStart: mmToPx(box.y),
        width: mmToPx(box.width),
        height: mmToPx(box.height),
      }}
    >
      <Frame
        style={{
          ...createUnscaledStyles({ x: mmToPx(box.x), y: mmToPx(box.y) }, zoom),
          width: mmToPx(box.width) * zoom,
          height: mmToPx(box.height) * zoom,
          ...(isSelected && { boxShadow: frameShadow }),
          ...(hasError &&
            !isSelected && { outline: `${selectionFrameDistances.inner}px dashed ${fixedColours.badOnPaper}` }),
        }}
      >
        {isSelected && (
          <CornerHandles shorterSideLength={mmToPx(Math.min(box.width, box.height)) * zoom} startDrag={startDrag} />
        )}
      </Frame>
    </DragArea>
  );
}
