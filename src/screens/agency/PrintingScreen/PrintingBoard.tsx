import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { SegmentedChoice } from '~/components/inputs/SegmentedChoice/SegmentedChoice';
import { SheetPreview } from '~/components/printing/SheetPreview/SheetPreview';
import { StickerCloseUp } from '~/components/printing/StickerCloseUp/StickerCloseUp';
import { radii, sizes } from '~/components/theme/tokens';
import type { PrintSettings } from '~/domain/printing/printSettings';

import { printingCopy } from './PrintingScreen.copy';
import type { usePreview } from './usePreview';
import { wideWorkspace } from './workspace';

export type PrintingBoardProps = {
  settings: PrintSettings;
  preview: ReturnType<typeof usePreview>;
  picture?: string;
  onMove: (position: { x: number; y: number }) => void;
  /** 'Will it scan?', where it stands on the board. */
  checks: ReactNode;
};

const board = (theme: Theme) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  minWidth: 0,
  bgcolor: 'tone.board',
  border: 1,
  borderColor: 'tone.line',
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: { borderInline: 0, position: 'sticky', insetBlockStart: sizes.topBar, zIndex: 2 },
  [theme.breakpoints.up('md')]: {
    borderRadius: `${radii.card}px`,
    position: 'sticky',
    insetBlockStart: sizes.topBar + 12,
    height: `calc(100vh - ${sizes.topBar + 24}px)`,
    minHeight: 560,
  },
  [wideWorkspace(theme)]: { position: 'static', height: 'auto', minHeight: 0 },
});

/** The line that says what comes out, the sheet, and one sticker of it. */
export function PrintingBoard({ settings, preview, picture, onMove, checks }: PrintingBoardProps) {
  const [view, setView] = useState<'sheet' | 'sticker'>('sheet');
  const { sheet, drawn, drawnSheet, page, first } = preview;
  const shown = (part: typeof view) => (theme: Theme) => ({
    display: view === part ? 'flex' : 'none',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: { xs: view === 'sheet' ? 236 : 330, md: 0 },
    [wideWorkspace(theme)]: { display: 'flex' },
  });

  return (
    <Box component="section" aria-label={printingCopy.preview} sx={board}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          px: 2,
          py: 1,
          minHeight: 52,
          bgcolor: 'tone.paper',
          borderBlockEnd: '1px solid',
          borderColor: 'tone.line',
        }}
      >
        <Typography
          component="output"
          aria-live="polite"
          sx={{
            fontSize: { xs: '0.875rem', md: '1rem', xl: '1.125rem' },
            fontWeight: 600,
            color: 'text.primary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {sheet.fits ? printingCopy.line(settings, sheet) : printingCopy.noLine}
        </Typography>
        <Box sx={(theme) => ({ width: { xs: '100%', md: 168 }, [wideWorkspace(theme)]: { display: 'none' } })}>
          <SegmentedChoice {...printingCopy.view} value={view} onChange={setView} />
        </Box>
      </Box>
      {!sheet.fits && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
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
          p: { xs: 1.5, md: 2 },
          [wideWorkspace(theme)]: { flexDirection: 'row' },
        })}
      >
        <Box sx={[shown('sheet'), { flexGrow: 1.3 }]}>
          <SheetPreview
            settings={drawn}
            sheet={drawnSheet}
            page={page}
            scene={preview.scene}
            picture={picture}
            onPageChange={preview.setPage}
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
          <Box sx={[shown('sticker'), (theme) => ({ [wideWorkspace(theme)]: { flex: '1 0 auto' } })]}>
            <StickerCloseUp
              settings={settings}
              scene={preview.sticker}
              picture={picture}
              caption={printingCopy.caption(first, settings.quantity)}
              onMove={onMove}
            />
          </Box>
          {checks && <Box sx={{ flex: '0 1 auto', minHeight: 96, overflowY: 'auto' }}>{checks}</Box>}
        </Box>
      </Box>
    </Box>
  );
}
