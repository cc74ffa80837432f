import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Side of the square whose corner is the arrow, in px. */
const size = 14;

export type PopoverArrowProps = {
  /** The button that opened the popover. */
  anchor: HTMLElement;
  /** Called when the card has another size. */
  onResize: () => void;
};

/** Arrow from a popover's card to its button, which can be above the middle of a card that the window pushed up. */
export function PopoverArrow({ anchor, onResize }: PopoverArrowProps) {
  const arrow = useRef<HTMLSpanElement>(null);
  const place = useEffectEvent((card: HTMLElement) => {
    onResize();
    const { top, height } = anchor.getBoundingClientRect();
    // Not the card's rectangle: it is scaled while the card opens.
    arrow.current?.style.setProperty('inset-block-start', `${top + height / 2 - card.offsetTop - size / 2}px`);
  });
  useEffect(() => {
    const card = arrow.current?.parentElement;
    if (!card) return undefined;
    const observer = new ResizeObserver(() => place(card));
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      component="span"
      ref={arrow}
      aria-hidden
      sx={{
        position: 'absolute',
        insetInlineEnd: `${-size / 2}px`,
        inlineSize: size,
        blockSize: size,
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
