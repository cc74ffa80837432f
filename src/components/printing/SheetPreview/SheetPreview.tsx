import Box from '@mui/material/Box';
import { useState } from 'react';
import type { MouseEvent } from 'react';

import { placeUnder } from '~/domain/printing/sheet/placeUnder';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { sizeOfPaper } from '~/domain/printing/settings/paper';
import type { PageScene } from '~/domain/printing/sticker/scene';
import type { SheetLayout, SheetProblem } from '~/domain/printing/sheet/sheetLayout';

import { SheetPage } from '../SheetPage/SheetPage';
import { PageTurner } from './PageTurner';
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
  /** Pages there will be to turn to, where the sheet that is drawn is a moment behind. */
  pages?: number;
  /** What stands on that page; undefined where nothing fits. */
  scene?: PageScene;
  picture?: string;
  onPageChange: (page: number) => void;
  /** Takes the first free place of the first sheet, from 1. */
  onStart: (place: number) => void;
  /** How large the page is drawn, 1 being 3.78 px a millimetre; as large as its room allows where it is not said. */
  zoom?: number | undefined;
  /** Hears how large that is. */
  onFit?: (zoom: number) => void;
};

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-evenly',
  alignItems: { xs: 'flex-start', md: 'center' },
  columnGap: 2,
};

/** On a phone both stand among the settings. */
const besidePage = { display: { xs: 'none', md: 'block' } };

/** The page to scale, on paper that stays white in the dark, with turning of pages. */
export function SheetPreview(props: SheetPreviewProps) {
  const { settings, sheet, page, scene, picture, onPageChange, onStart, zoom, onFit } = props;
  const { paper, margins, design } = settings;
  const size = sizeOfPaper(paper);
  const [width, height] = [size.width * previewScale, size.height * previewScale];
  const pages = sheet.fits ? Math.max(1, sheet.pages) : 1;
  const stickers = scene?.stickers.length ?? 0;
  const [pointed, setPointed] = useState<number>();
  const first = sheet.fits ? sheet.placeAt(page === 0 ? sheet.startIndex : 0) : { x: margins.left, y: margins.top };
  const startable = sheet.fits && page === 0 ? sheet : undefined;
  const underPointer = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const point = {
      x: ((clientX - box.left) / box.width) * size.width,
      y: ((clientY - box.top) / box.height) * size.height,
    };
    return startable && placeUnder(startable, design, point);
  };
  // For the pointer; the field below does the same by number.
  const pointing = startable &&
    startable.perPage > 1 && {
      onPointerMove: (event: MouseEvent) => setPointed(underPointer(event)),
      onPointerLeave: () => setPointed(undefined),
      onClick: (event: MouseEvent) => {
        const place = underPointer(event);
        if (place !== undefined) onStart(place + 1);
      },
    };

  return (
    <Box
      component="section"
      aria-label="Sheet"
      sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: 1, flex: 1, minWidth: 0 }}
    >
      <RuledCanvas
        drawing={size}
        bandAcross={[first.x, first.x + design.width]}
        bandDown={[first.y, first.y + design.height]}
        zoom={zoom}
        {...(onFit && { onFit })}
      >
        {(fit) => (
          <Box
            {...pointing}
            style={{ width, height, cursor: pointed === undefined ? 'default' : 'pointer' }}
            sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'common.white' }}
          >
            <SheetPage
              scene={scene ?? { ...size, stickers: [] }}
              picture={picture}
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
              {startable && (
                <StartMarks sheet={startable} sticker={design} pixel={1 / (previewScale * fit)} pointed={pointed} />
              )}
            </SheetMarks>
          </Box>
        )}
      </RuledCanvas>
      <Box sx={foot}>
        <PageTurner page={page} pages={props.pages ?? pages} onPageChange={onPageChange} />
        {sheet.fits && sheet.perPage > 1 && (
          <Box sx={besidePage}>
            <StartField sheet={sheet} onStart={onStart} />
          </Box>
        )}
      </Box>
      {startable && startable.perPage > 1 && (
        <Box sx={besidePage}>
          <StartHint sheet={startable} onStart={onStart} />
        </Box>
      )}
    </Box>
  );
}
