import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { SegmentedChoice } from '~/components/inputs/SegmentedChoice/SegmentedChoice';
import { SheetPreview } from '~/components/printing/SheetPreview/SheetPreview';
import { useZoom } from '~/components/printing/SheetPreview/useZoom';
import { ZoomControl } from '~/components/printing/SheetPreview/ZoomControl';
import { StickerCloseUp } from '~/components/printing/StickerCloseUp/StickerCloseUp';
import type { StickerCloseUpProps } from '~/components/printing/StickerCloseUp/StickerCloseUp';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { failuresOf } from '~/domain/printing/checks/scanChecks';

import { printingCopy } from '../PrintingScreen.copy';
import type { usePreview } from '../usePreview';
import { besideDrawing, board, head, line, viewChoice } from './boardLayout';
import { wideWorkspace } from '../workspace';

export type PrintingBoardProps = {
  settings: PrintSettings;
  preview: ReturnType<typeof usePreview>;
  picture?: string;
  onMove: StickerCloseUpProps['onMove'];
  onResize: StickerCloseUpProps['onResize'];
  onStart: (place: number) => void;
  /** 'Will it scan?', where it stands on the board. */
  checks: ReactNode;
};

/** The line that says what comes out, the sheet, and one sticker of it. */
export function PrintingBoard({ settings, preview, picture, onMove, onResize, onStart, checks }: PrintingBoardProps) {
  const [view, setView] = useState<'sheet' | 'sticker'>('sheet');
  const zoom = useZoom();
  const { sheet, drawn, drawnSheet, page, first } = preview;
  const shown = (part: typeof view) => (theme: Theme) => ({
    display: view === part ? 'flex' : 'none',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 0,
    [wideWorkspace(theme)]: { display: 'flex' },
  });

  return (
    <Box component="section" aria-label={printingCopy.preview} sx={board}>
      <Box sx={head}>
        <Typography component="output" aria-live="polite" sx={line}>
          {sheet.fits ? printingCopy.line(settings, sheet) : printingCopy.noLine}
        </Typography>
        <Box sx={viewChoice}>
          <SegmentedChoice {...printingCopy.view} value={view} onChange={setView} />
        </Box>
        <Box sx={[shown('sheet'), { justifyContent: 'flex-end' }]}>
          <ZoomControl {...zoom.control} />
        </Box>
      </Box>
      {!sheet.fits && (
        <Alert severity="error" sx={{ borderRadius: 0, gridColumn: '1 / -1' }}>
          {printingCopy.problem(sheet)}
        </Alert>
      )}
      <Box
        sx={(theme) => ({
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          flex: 1,
          minHeight: 0,
          gridArea: '3 / 1 / 4 / 3',
          px: 2,
          py: { xs: 1, md: 2 },
          [wideWorkspace(theme)]: { flexDirection: 'row' },
        })}
      >
        <Box sx={[shown('sheet'), { flexGrow: 1.3 }]}>
          <SheetPreview
            settings={drawn}
            sheet={drawnSheet}
            page={page}
            pages={sheet.fits ? Math.max(1, sheet.pages) : 1}
            scene={preview.scene}
            picture={picture}
            onPageChange={preview.setPage}
            onStart={onStart}
            {...zoom.sheet}
          />
        </Box>
        <Box
          sx={(theme) => ({
            display: 'contents',
            [wideWorkspace(theme)]: {
              display: 'flex',
              flexDirection: 'column',
              gap: 1.5,
              flex: '1 1 0',
              minWidth: 212,
              maxWidth: 400,
              minHeight: 0,
            },
          })}
        >
          <Box
            sx={[
              shown('sticker'),
              { paddingInlineEnd: { xs: `${besideDrawing}px`, md: 0 } },
              (theme) => ({ [wideWorkspace(theme)]: { flex: '1 0 auto' } }),
            ]}
          >
            <StickerCloseUp
              settings={settings}
              scene={preview.sticker}
              picture={picture}
              caption={printingCopy.caption(first, preview.caption.count, preview.caption.code)}
              failures={failuresOf(preview.checks)}
              onMove={onMove}
              onResize={onResize}
            />
          </Box>
          {checks && <Box sx={{ flex: '0 1 auto', minHeight: 96, overflowY: 'auto' }}>{checks}</Box>}
        </Box>
      </Box>
    </Box>
  );
}
