import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import type { StickerChanges } from '~/domain/printing/checks/issues';
import { findElementBox, findGuides, findSnapLines } from '~/domain/printing/sticker/snap';
import type { MovableElement } from '~/domain/printing/sticker/snap';
import { getElementBoxes } from '~/domain/printing/sticker/stickerElements';
import type { StickerSettings } from '~/domain/printing/sticker/stickerElements';
import type { StickerScene } from '~/domain/printing/sticker/scene';
import { formatNumber } from '~/domain/number/formatNumber';

import type { CodeErrors } from '../ScanChecks/checkRun';
import { StickerArt } from '../SheetPage/StickerArt';
import { RuledCanvas } from '../SheetPreview/RuledCanvas';
import { previewScale } from '../SheetPreview/previewScale';
import { CodeErrorBadges } from './CodeErrorBadges';
import { CodeMeasurements } from './CodeMeasurements';
import { CutCorners } from './CutCorners';
import { selectionFrameDistances } from './closeUpSizes';
import { getElementName } from './getElementName';
import { PositionGuides } from './PositionGuides';
import { MovableElements } from './MovableElements';
import { SnapGuides } from './SnapGuides';
import { closeUpCaptionStyles, closeUpColumnStyles, closeUpDetailsStyles, designStyles } from './closeUpStyles';
import type { DragState } from './useDragResize';

export type StickerCloseUpProps = {
  settings: StickerSettings;
  scene: StickerScene;
  designHref?: string | undefined;
  /** Number of the shown sticker, and the number of all stickers: '1 of 17'. */
  caption: string;
  /** Short error text of each code that has an error, such as 'Too narrow'. */
  codeErrors?: CodeErrors;
  /** Short error text of each text line that has an error. */
  lineErrors?: readonly (string | undefined)[];
  /** Index of the text line that the user selected last in the settings. A new object selects the same line again. */
  selectedLine?: { lineIndex: number } | undefined;
  onSelectLine?: (line: number) => void;
  /** Called with the new position of an element, and with its size if a corner is dragged. */
  onChange: (changes: StickerChanges) => void;
};

/**
 * Enlarged sticker. Its codes and text lines can be moved by pointer or arrow keys, and resized by dragging their
 * corners.
 */
export function StickerCloseUp({
  settings,
  scene,
  designHref,
  caption,
  codeErrors = {},
  lineErrors = [],
  selectedLine,
  onSelectLine,
  onChange,
}: StickerCloseUpProps) {
  const { design } = settings;
  const hintId = useId();
  const [lastSelectedElement, setLastSelectedElement] = useState<MovableElement>('qr');
  const [previousSelectedLine, setPreviousSelectedLine] = useState(selectedLine);
  if (selectedLine !== previousSelectedLine) {
    setPreviousSelectedLine(selectedLine);
    if (selectedLine) setLastSelectedElement(selectedLine.lineIndex);
  }
  const [dragState, setDragState] = useState<DragState>('none');
  const selectedElement = findElementBox(settings, lastSelectedElement) ? lastSelectedElement : 'qr';
  const selectedBox = findElementBox(settings, selectedElement) ?? getElementBoxes(settings).qr;

  return (
    <Box component="section" aria-label="Sticker" sx={closeUpColumnStyles}>
      <Typography variant="caption" component="p" sx={closeUpCaptionStyles}>
        <Box component="b" sx={{ color: 'text.primary' }}>
          Sticker close-up
        </Box>
        {caption}
      </Typography>
      <RuledCanvas contentSize={design} highlight={selectedBox} showStartLabel isFrozen={dragState !== 'none'}>
        {(currentZoom) => (
          <Box
            sx={{ position: 'relative' }}
            style={{ width: design.width * previewScale, height: design.height * previewScale }}
          >
            <Box
              role="group"
              aria-label={`Design, ${formatNumber(design.width)} × ${formatNumber(design.height)} mm`}
              style={{ height: '100%', overflowClipMargin: `${selectionFrameDistances.outer / currentZoom}px` }}
              sx={designStyles}
            >
              <svg width="100%" height="100%" viewBox={`0 0 ${design.width} ${design.height}`} aria-hidden="true">
                <StickerArt sticker={scene} designHref={designHref} />
                <CutCorners stickerSize={design} shape={settings.shape} pixelSize={1 / (previewScale * currentZoom)} />
                <PositionGuides box={selectedBox} pixelSize={1 / (previewScale * currentZoom)} />
                {dragState === 'snapping' && (
                  <SnapGuides
                    snapLines={findGuides(selectedBox, findSnapLines(settings, selectedElement), design)}
                    designSize={design}
                    pixelSize={1 / (previewScale * currentZoom)}
                  />
                )}
              </svg>
              <MovableElements
                settings={settings}
                selectedElement={selectedElement}
                zoom={currentZoom}
                codeErrors={codeErrors}
                lineErrors={lineErrors}
                describedBy={hintId}
                onSelect={(element) => {
                  setLastSelectedElement(element);
                  if (typeof element === 'number') onSelectLine?.(element);
                }}
                onDragStateChange={setDragState}
                onChange={onChange}
              />
            </Box>
            {/* Outside of the box that clips its overflow, so that badges are never cut off. */}
            <CodeErrorBadges settings={settings} codeErrors={codeErrors} lineErrors={lineErrors} zoom={currentZoom} />
          </Box>
        )}
      </RuledCanvas>
      <Box data-close-up-details="" sx={closeUpDetailsStyles}>
        <CodeMeasurements name={getElementName(settings, selectedElement)} designSize={design} box={selectedBox} />
        <Typography id={hintId} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          Drag to move. Drag a handle to resize.
          <Box component="span" sx={{ '@media (pointer: coarse)': visuallyHidden }}>
            {' '}
            Hold Alt to turn off snapping. Arrow keys: 0.5 mm (Shift: 5 mm).
          </Box>
        </Typography>
      </Box>
    </Box>
  );
}
