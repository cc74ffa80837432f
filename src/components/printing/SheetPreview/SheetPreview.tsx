import Box from '@mui/material/Box';
import { useState } from 'react';
import type { MouseEvent } from 'react';

import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { sizeOfPaper } from '~/domain/printing/settings/paper';
import type { PageScene } from '~/domain/printing/sticker/scene';
import { shadows } from '~/components/theme/tokens';
import { findSlot } from '~/domain/printing/sheet/sheetLayout';
import type { SheetLayout, SheetProblem } from '~/domain/printing/sheet/sheetLayout';

import { SheetPage } from '../SheetPage/SheetPage';
import { PageNavigation } from './PageNavigation';
import { RuledCanvas } from './RuledCanvas';
import { SheetMarks } from './SheetMarks';
import { StartField, StartHint } from './StartField';
import { StartMarks } from './StartMarks';
import { previewScale } from './previewScale';

export type SheetPreviewProps = {
  settings: Pick<PrintSettings, 'paper' | 'margins' | 'design'>;
  sheet: SheetLayout | SheetProblem;
  /** From 0. */
  page: number;
  /** Number of pages, if the drawn sheet lags behind. */
  pages?: number;
  /** Undefined if nothing fits. */
  scene?: PageScene;
  designHref?: string | undefined;
  onPageChange: (page: number) => void;
  /** Called with the first free slot of the first sheet, from 1. */
  onStart: (slot: number) => void;
  /** 1 is 3.78 px per millimetre; fitted to the available space by default. */
  zoom?: number | undefined;
  onFit?: (zoom: number) => void;
};

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-evenly',
  alignItems: 'center',
  columnGap: 2,
  '&:empty': { display: 'none' },
};

/** On a phone the settings have this field. */
const exceptOnPhones = { display: { xs: 'none', md: 'block' } };

/** Page preview to scale with page navigation. The paper is white in dark mode too. */
export function SheetPreview(props: SheetPreviewProps) {
  const { settings, sheet, page, scene, designHref, onPageChange, onStart, zoom, onFit } = props;
  const { paper, margins, design } = settings;
  const size = sizeOfPaper(paper);
  const [width, height] = [size.width * previewScale, size.height * previewScale];
  const pages = sheet.fits ? Math.max(1, sheet.pages) : 1;
  const shownPages = props.pages ?? pages;
  const stickers = scene?.stickers.length ?? 0;
  const [hovered, setHovered] = useState<number>();
  const first = sheet.fits ? sheet.slotOrigin(page === 0 ? sheet.startIndex : 0) : { x: margins.left, y: margins.top };
  const firstSheet = sheet.fits && page === 0 ? sheet : undefined;
  const slotAtPointer = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const point = {
      x: ((clientX - box.left) / box.width) * size.width,
      y: ((clientY - box.top) / box.height) * size.height,
    };
    return firstSheet && findSlot(firstSheet, design, point);
  };
  // Pointer only: the field below is the keyboard alternative.
  const pointerHandlers = firstSheet &&
    firstSheet.perPage > 1 && {
      onPointerMove: (event: MouseEvent) => setHovered(slotAtPointer(event)),
      onPointerLeave: () => setHovered(undefined),
      onClick: (event: MouseEvent) => {
        const slot = slotAtPointer(event);
        if (slot !== undefined) onStart(slot + 1);
      },
    };

  return (
    <Box
      component="section"
      aria-label="Sheet"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, flex: 1, minWidth: 0, minHeight: 0 }}
    >
      <RuledCanvas content={size} band={{ ...first, ...design }} zoom={zoom} {...(onFit && { onFit })}>
        {(fit) => (
          <Box
            {...pointerHandlers}
            style={{ width, height, cursor: hovered === undefined ? 'default' : 'pointer' }}
            sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'common.white', boxShadow: shadows.paper }}
          >
            <SheetPage
              scene={scene ?? { ...size, stickers: [] }}
              designHref={designHref}
              width={width}
              height={height}
              label={`Page ${page + 1} of ${pages}, ${stickers} ${stickers === 1 ? 'sticker' : 'stickers'}`}
            />
            <SheetMarks
              paper={size}
              margins={margins}
              sticker={design}
              sheet={sheet}
              page={page}
              pixel={1 / (previewScale * fit)}
            >
              {firstSheet && (
                <StartMarks sheet={firstSheet} sticker={design} pixel={1 / (previewScale * fit)} hovered={hovered} />
              )}
            </SheetMarks>
          </Box>
        )}
      </RuledCanvas>
      <Box sx={footer}>
        {shownPages > 1 && <PageNavigation page={page} pages={shownPages} onPageChange={onPageChange} />}
        {sheet.fits && sheet.perPage > 1 && (
          <Box sx={exceptOnPhones}>
            <StartField sheet={sheet} onStart={onStart} />
          </Box>
        )}
      </Box>
      {firstSheet && firstSheet.perPage > 1 && (
        <Box sx={exceptOnPhones}>
          <StartHint sheet={firstSheet} onStart={onStart} />
        </Box>
      )}
    </Box>
  );
}
