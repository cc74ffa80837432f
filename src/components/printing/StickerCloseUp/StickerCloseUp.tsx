import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { fixed, sizes } from '~/components/theme/tokens';
import type { StickerSettings } from '~/domain/printing/stickerElements';
import type { StickerScene } from '~/domain/printing/scene';
import { formatNumber } from '~/domain/printing/typedNumber';

import { StickerArt } from '../SheetPage/StickerArt';
import { RuledCanvas } from '../SheetPreview/RuledCanvas';
import { previewScale } from '../SheetPreview/previewScale';
import { Measures } from './Measures';
import { useMoveByHand } from './useMoveByHand';

export type StickerCloseUpProps = {
  settings: StickerSettings;
  scene: StickerScene;
  picture?: string;
  /** Which sticker is shown: '1 of 17'. */
  caption: string;
  /** Left and top edge of the code in per cent of the design. */
  onMove: (position: { x: number; y: number }) => void;
};

const Handle = styled('div')({
  position: 'absolute',
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  // A finger takes hold of a small code beside it too.
  '&::after': { content: '""', position: 'absolute', inset: 'var(--reach)' },
});

/** How far beyond a box of that many px, drawn at that fit, it must be taken hold of to be as large as a finger. */
const reach = (size: number, fit: number) => ({ '--reach': `${Math.min(0, (size - sizes.controlTouch / fit) / 2)}px` });

/** The two lines around the code, in px from it. */
const frame = { inner: 2, outer: 3.5 };

/** One sticker, large; its code is moved by pointer or by arrow keys. */
export function StickerCloseUp({ settings, scene, picture, caption, onMove }: StickerCloseUpProps) {
  const { design, qr } = settings;
  const hint = useId();
  const { handlers, dragging } = useMoveByHand({ position: qr, design, onMove });
  const [left, top] = [(qr.x / 100) * design.width, (qr.y / 100) * design.height];

  return (
    <Box
      component="section"
      aria-label="Sticker"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, flex: 1, minWidth: 0 }}
    >
      <Typography
        variant="caption"
        component="p"
        sx={{ display: { xs: 'none', md: 'flex' }, justifyContent: 'space-between', color: 'text.secondary' }}
      >
        <Box component="b" sx={{ color: 'text.primary' }}>
          Sticker close-up
        </Box>
        {caption}
      </Typography>
      <RuledCanvas
        drawing={design}
        bandAcross={[left, left + qr.size]}
        bandDown={[top, top + qr.size]}
        marked
        held={dragging}
      >
        {(fit) => (
          <Box
            role="group"
            aria-label={`Design, ${formatNumber(design.width)} × ${formatNumber(design.height)} mm`}
            style={{
              width: design.width * previewScale,
              height: design.height * previewScale,
              overflowClipMargin: `${frame.outer / fit}px`,
            }}
            // What sticks out is cut off, here as in print; the frame of a code at the edge stays whole.
            sx={{ position: 'relative', overflow: 'clip', bgcolor: 'common.white' }}
          >
            <svg width="100%" height="100%" viewBox={`0 0 ${design.width} ${design.height}`} aria-hidden="true">
              <StickerArt sticker={scene} picture={picture} />
            </svg>
            <Handle
              {...handlers}
              // Arrow keys reach it in a screen reader too; the two position fields do the same by number.
              role="application"
              aria-roledescription="movable code"
              aria-label={`QR code, ${formatNumber(left, 2)} mm from the left, ${formatNumber(top, 2)} mm from the top`}
              aria-describedby={hint}
              tabIndex={0}
              style={{
                ...reach(qr.size * previewScale, fit),
                insetInlineStart: `${qr.x}%`,
                insetBlockStart: `${qr.y}%`,
                width: qr.size * previewScale,
                height: qr.size * previewScale,
                boxShadow: `0 0 0 ${frame.inner / fit}px ${fixed.onPaper}, 0 0 0 ${frame.outer / fit}px ${fixed.white}`,
              }}
            />
          </Box>
        )}
      </RuledCanvas>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Measures settings={settings} />
      </Box>
      <Typography
        id={hint}
        variant="caption"
        component="p"
        sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary' }}
      >
        Drag the code, or move it with the arrow keys: 0.5 mm, with Shift 5 mm.
      </Typography>
    </Box>
  );
}
