import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Side length in px of the rotated square that draws the arrow. Only one corner of it is outside of the card. */
const arrowSize = 14;

export type PopoverArrowProps = {
  /** The button that opened the popover. */
  anchor: HTMLElement;
  /** Called when the size of the popover's card changes. */
  onResize: () => void;
};

/**
 * Arrow from the card of a popover to the button that opened it. The arrow's position is measured, because MUI moves
 * the card up or down to keep it inside the window.
 */
export function PopoverArrow({ anchor, onResize }: PopoverArrowProps) {
  const arrowRef = useRef<HTMLSpanElement>(null);
  const placeArrow = useEffectEvent((card: HTMLElement) => {
    onResize();
    const { top, height } = anchor.getBoundingClientRect();
    // Uses `offsetTop`, because the opening animation scales the card, which changes its bounding rectangle.
    arrowRef.current?.style.setProperty('inset-block-start', `${top + height / 2 - card.offsetTop - arrowSize / 2}px`);
  });
  useEffect(() => {
    const card = arrowRef.current?.parentElement;
    if (!card) return undefined;
    const observer = new ResizeObserver(() => placeArrow(card));
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      component="span"
      ref={arrowRef}
      aria-hidden
      sx={{
        position: 'absolute',
        insetInlineEnd: `${-arrowSize / 2}px`,
        inlineSize: arrowSize,
        blockSize: arrowSize,
        rotate: '45deg',
        backgroundColor: 'inherit',
        border: '1px solid',
        borderColor: 'divider',
        borderBlockEnd: 0,
        borderInlineStart: 0,
      }}
    />
  );
}
