import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MouseEvent } from 'react';

import { QuantityField } from '~/components/inputs/QuantityField/QuantityField';
import { placeUnder } from '~/domain/printing/placeUnder';
import type { PrintSettings } from '~/domain/printing/printSettings';
import { sizeOfPaper } from '~/domain/printing/paper';
import type { PageScene } from '~/domain/printing/scene';
import type { SheetLayout, SheetProblem } from '~/domain/printing/sheetLayout';

import { SheetPage } from '../SheetPage/SheetPage';
import { RuledCanvas } from './RuledCanvas';
import { SheetMarks } from './SheetMarks';
import { StartMarks } from './StartMarks';
import { ZoomControl } from './ZoomControl';
import { previewScale } from './previewScale';

export type SheetPreviewProps = {
  settings: Pick<PrintSettings, 'paper' | 'margins' | 'design'>;
  sheet: SheetLayout | SheetProblem;
  /** From 0. */
  page: number;
  /** What stands on that page; undefined where nothing fits. */
  scene?: PageScene;
  picture?: string;
  onPageChange: (page: number) => void;
  /** Takes the first free place of the first sheet, from 1. */
  onStart: (place: number) => void;
};

/** Width in px of what stands beside the page on a phone. */
const besideDrawing = 136;

/** Beside the page on a phone, where height is dear, and below it elsewhere. */
const turner = {
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'auto auto',
  alignContent: { xs: 'start', md: 'center' },
  width: { xs: besideDrawing, md: 'auto' },
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 0.5,
  textAlign: 'center',
  '& > span': { gridArea: { xs: '1 / 1 / 2 / 3', md: 'auto' } },
};

const foot = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 3 };

const copy = {
  label: 'Start at place',
  hint: 'Part-used sheet? Click the first free place.',
  whole: 'Use the whole sheet',
};

const startField = {
  display: { xs: 'none', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 1,
};

/** The page to scale, on paper that stays white in the dark, with turning of pages. */
export function SheetPreview({ settings, sheet, page, scene, picture, onPageChange, onStart }: SheetPreviewProps) {
  const { paper, margins, design } = settings;
  const size = sizeOfPaper(paper);
  const [width, height] = [size.width * previewScale, size.height * previewScale];
  const pages = sheet.fits ? Math.max(1, sheet.pages) : 1;
  const stickers = scene?.stickers.length ?? 0;
  const [pointed, setPointed] = useState<number>();
  const [fitted, setFitted] = useState(1);
  const [zoom, setZoom] = useState<number>();
  const startable = sheet.fits && page === 0 ? sheet : undefined;
  const underPointer = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const point = {
      x: ((clientX - box.left) / box.width) * size.width,
      y: ((clientY - box.top) / box.height) * size.height,
    };
    return startable && placeUnder(startable, design, point);
  };

  const turn = (label: string, to: number, path: string) => (
    // Disabled in words only: a button that is disabled while it is pressed loses the focus.
    <IconButton
      aria-label={label}
      aria-disabled={to < 0 || to >= pages}
      onClick={() => {
        if (to >= 0 && to < pages) onPageChange(to);
      }}
      sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
    >
      <SvgIcon viewBox="0 0 16 16" sx={{ fontSize: 16, fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 }}>
        <path d={path} />
      </SvgIcon>
    </IconButton>
  );

  return (
    <Box
      component="section"
      aria-label="Sheet"
      sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: 1, flex: 1, minWidth: 0 }}
    >
      <RuledCanvas
        drawing={size}
        bandAcross={[margins.left, margins.left + design.width]}
        bandDown={[margins.top, margins.top + design.height]}
        zoom={zoom}
        onFit={setFitted}
      >
        {(fit) => (
          <Box style={{ width, height }} sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'common.white' }}>
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
            {startable && startable.perPage > 1 && (
              // For the pointer; the field below does the same by number.
              <Box
                title={copy.hint}
                onPointerMove={(event) => setPointed(underPointer(event))}
                onPointerLeave={() => setPointed(undefined)}
                onClick={(event) => {
                  const place = underPointer(event);
                  if (place !== undefined) onStart(place + 1);
                }}
                sx={{ position: 'absolute', inset: 0, cursor: pointed === undefined ? 'default' : 'pointer' }}
              />
            )}
          </Box>
        )}
      </RuledCanvas>
      <Box sx={foot}>
        <Box sx={turner}>
          {turn('Previous page', page - 1, 'M10 4 6 8l4 4')}
          <Typography
            variant="body2"
            component="span"
            sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
          >
            Page <b>{page + 1}</b> of {pages}
          </Typography>
          {turn('Next page', page + 1, 'm6 4 4 4-4 4')}
        </Box>
        <ZoomControl zoom={zoom ?? fitted} fits={zoom === undefined} onZoom={setZoom} />
      </Box>
      {sheet.fits && sheet.perPage > 1 && (
        <Box sx={startField}>
          <QuantityField
            label={copy.label}
            value={sheet.startIndex + 1}
            limits={{ min: 1, max: sheet.perPage, unit: '', whole: true }}
            onChange={onStart}
          />
          {sheet.startIndex > 0 && (
            <Button size="small" variant="text" onClick={() => onStart(1)}>
              {copy.whole}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
