import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { elementBoxes } from '~/domain/printing/sticker/stickerElements';
import type { StickerSettings } from '~/domain/printing/sticker/stickerElements';
import type { StickerScene } from '~/domain/printing/sticker/scene';
import { formatNumber } from '~/domain/printing/settings/typedNumber';

import { StickerArt } from '../SheetPage/StickerArt';
import { RuledCanvas } from '../SheetPreview/RuledCanvas';
import { previewScale } from '../SheetPreview/previewScale';
import { Measures } from './Measures';
import { frame } from './frame';
import { Guides } from './Guides';
import { MovableCode } from './MovableCode';
import { useDragResize } from './useDragResize';
import type { DragResize } from './useDragResize';

/** What can be moved; the lines of text follow their code. */
export type MovableElement = 'qr' | 'barcode';

export type StickerCloseUpProps = {
  settings: StickerSettings;
  scene: StickerScene;
  picture?: string;
  /** Which sticker is shown: '1 of 17'. */
  caption: string;
  /** What makes a code fail, in a word or two. */
  failures?: Partial<Record<MovableElement, string>>;
  /** Left and top edge of a code in per cent of the design. */
  onMove: (element: MovableElement, position: { x: number; y: number }) => void;
  /** The same with its sides in mm, those of a QR code being equal. */
  onResize: (element: MovableElement, code: DragResize) => void;
};

/** One sticker, large; its codes are moved by pointer or by arrow keys, and sized by their corners. */
export function StickerCloseUp({
  settings,
  scene,
  picture,
  caption,
  failures = {},
  onMove,
  onResize,
}: StickerCloseUpProps) {
  const { design, qr, barcode } = settings;
  const hint = useId();
  const [taken, setTaken] = useState<MovableElement>('qr');
  const boxes = elementBoxes(settings);
  const hands = {
    qr: useDragResize({
      position: qr,
      box: boxes.qr,
      design,
      square: true,
      onMove: (position) => onMove('qr', position),
      onResize: (code) => onResize('qr', code),
    }),
    barcode: useDragResize({
      position: barcode,
      box: boxes.barcode,
      design,
      square: false,
      onMove: (position) => onMove('barcode', position),
      onResize: (code) => onResize('barcode', code),
    }),
  };
  const selected = boxes[taken] ? taken : 'qr';
  const box = boxes[selected] ?? boxes.qr;

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
        bandAcross={[box.x, box.x + box.width]}
        bandDown={[box.y, box.y + box.height]}
        marked
        held={hands.qr.dragging || hands.barcode.dragging}
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
              <Guides box={box} pixel={1 / (previewScale * fit)} />
            </svg>
            <MovableCode
              name="QR code"
              box={boxes.qr}
              fit={fit}
              selected={selected === 'qr'}
              labelled={boxes.number !== undefined}
              failure={failures.qr}
              room={design.width - boxes.qr.x - boxes.qr.width}
              describedBy={hint}
              hand={hands.qr}
              onSelect={() => setTaken('qr')}
            />
            {boxes.barcode && (
              <MovableCode
                name="Barcode"
                box={boxes.barcode}
                fit={fit}
                selected={selected === 'barcode'}
                labelled={boxes.serial !== undefined}
                failure={failures.barcode}
                room={design.width - boxes.barcode.x - boxes.barcode.width}
                describedBy={hint}
                hand={hands.barcode}
                onSelect={() => setTaken('barcode')}
              />
            )}
          </Box>
        )}
      </RuledCanvas>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Measures design={design} box={box} />
      </Box>
      <Typography
        id={hint}
        variant="caption"
        component="p"
        sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary' }}
      >
        Drag a code, or a corner of it to size it. Arrow keys move it 0.5 mm, with Shift 5 mm.
      </Typography>
    </Box>
  );
}
