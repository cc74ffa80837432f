import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import type { CodeChanges } from '~/domain/printing/checks/issues';
import { codeElements, elementBoxes, labelOf } from '~/domain/printing/sticker/stickerElements';
import type { CodeElement, StickerSettings } from '~/domain/printing/sticker/stickerElements';
import type { StickerScene } from '~/domain/printing/sticker/scene';
import { formatNumber } from '~/domain/number/formatNumber';

import { shadows } from '~/components/theme/tokens';

import type { CodeErrors } from '../ScanChecks/checkRun';
import { StickerArt } from '../SheetPage/StickerArt';
import { RuledCanvas } from '../SheetPreview/RuledCanvas';
import { previewScale } from '../SheetPreview/previewScale';
import { CodeMeasurements } from './CodeMeasurements';
import { closeUpCaptionHeight, selectionFrame } from './selectionFrame';
import { PositionGuides } from './PositionGuides';
import { MovableCode } from './MovableCode';

export type StickerCloseUpProps = {
  settings: StickerSettings;
  scene: StickerScene;
  designHref?: string | undefined;
  /** Number of the shown sticker, and the number of all stickers: '1 of 17'. */
  caption: string;
  /** Short error text of each code that has an error, such as 'Too narrow'. */
  codeErrors?: CodeErrors;
  /** True to hide the measurements and the hint about dragging and arrow keys. Screen readers still read the hint. */
  isCompact?: boolean;
  /** Called with the new position of a code, and with its size if a corner is dragged. */
  onChange: (changes: CodeChanges) => void;
};

const columnStyles = { display: 'flex', flexDirection: 'column', gap: 1, flex: 1, minWidth: 0 } as const;
const captionStyles = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: closeUpCaptionHeight,
  color: 'text.secondary',
} as const;
const codeNames = { qr: 'QR code', barcode: 'Barcode' } as const;
const hiddenOnMobileStyles = { display: { xs: 'none', md: 'block' } } as const;

/** Enlarged sticker. Its codes can be moved by pointer or arrow keys, and resized by dragging their corners. */
export function StickerCloseUp({
  settings,
  scene,
  designHref,
  caption,
  codeErrors = {},
  isCompact = false,
  onChange,
}: StickerCloseUpProps) {
  const { design } = settings;
  const hintId = useId();
  const [lastFocused, setLastFocused] = useState<CodeElement>('qr');
  const [isDragging, setDragging] = useState(false);
  const boxes = elementBoxes(settings);
  const selectedCode = boxes[lastFocused] ? lastFocused : 'qr';
  const selectedBox = boxes[selectedCode] ?? boxes.qr;

  return (
    <Box component="section" aria-label="Sticker" sx={columnStyles}>
      <Typography variant="caption" component="p" sx={captionStyles}>
        <Box component="b" sx={{ color: 'text.primary' }}>
          Sticker close-up
        </Box>
        {caption}
      </Typography>
      <RuledCanvas content={design} band={selectedBox} showStartLabel frozen={isDragging}>
        {(currentZoom) => (
          <Box
            role="group"
            aria-label={`Design, ${formatNumber(design.width)} × ${formatNumber(design.height)} mm`}
            style={{
              width: design.width * previewScale,
              height: design.height * previewScale,
              overflowClipMargin: `${selectionFrame.outer / currentZoom}px`,
            }}
            // The overflow is clipped, as in print. The clip margin keeps the selection frame visible at the edge.
            sx={{ position: 'relative', overflow: 'clip', bgcolor: 'common.white', boxShadow: shadows.paper }}
          >
            <svg width="100%" height="100%" viewBox={`0 0 ${design.width} ${design.height}`} aria-hidden="true">
              <StickerArt sticker={scene} designHref={designHref} />
              <PositionGuides box={selectedBox} pixel={1 / (previewScale * currentZoom)} />
            </svg>
            {codeElements.map((element) => {
              const codeBox = boxes[element];
              if (!codeBox) return null;
              return (
                <MovableCode
                  key={element}
                  name={codeNames[element]}
                  position={settings[element]}
                  box={codeBox}
                  design={design}
                  square={element === 'qr'}
                  scale={currentZoom}
                  selected={element === selectedCode}
                  hasLabel={boxes[labelOf[element]] !== undefined}
                  error={codeErrors[element]}
                  describedBy={hintId}
                  onSelect={() => setLastFocused(element)}
                  onDraggingChange={setDragging}
                  onMove={(position) => onChange({ [element]: position })}
                  onResize={({ width, height, ...position }) =>
                    onChange(
                      element === 'qr'
                        ? { qr: { ...position, size: width } }
                        : { barcode: { ...position, width, height } },
                    )
                  }
                />
              );
            })}
          </Box>
        )}
      </RuledCanvas>
      {!isCompact && (
        <Box sx={hiddenOnMobileStyles}>
          <CodeMeasurements design={design} box={selectedBox} />
        </Box>
      )}
      <Typography
        id={hintId}
        variant="caption"
        component="p"
        sx={isCompact ? visuallyHidden : { ...hiddenOnMobileStyles, color: 'text.secondary' }}
      >
        Drag to move, drag a corner to resize. Arrow keys: 0.5 mm (Shift: 5 mm).
      </Typography>
    </Box>
  );
}
