import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import { SheetPreview } from '~/components/printing/SheetPreview/SheetPreview';
import { useZoom } from '~/components/printing/SheetPreview/useZoom';
import { ZoomControl } from '~/components/printing/SheetPreview/ZoomControl';
import { StickerCloseUp } from '~/components/printing/StickerCloseUp/StickerCloseUp';
import type { StickerCloseUpProps } from '~/components/printing/StickerCloseUp/StickerCloseUp';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { Preview } from '../controller/usePreview';
import { wideWorkspace } from '../workspace/workspaceStyles';
import { previewPanelCopy as copy } from './PreviewPanel.copy';
import { controlsWidth, header, panel, summary, viewChoice } from './previewPanelStyles';

export type PreviewPanelProps = {
  settings: PrintSettings;
  preview: Preview;
  designHref: string | undefined;
  onPageChange: (page: number) => void;
  onCodesChange: StickerCloseUpProps['onChange'];
  onStart: (slot: number) => void;
  /** The scan checks, on larger screens. */
  checks: ReactNode;
};

/** Summary line, sheet preview and close-up of one sticker. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { settings, preview, designHref, onPageChange, onCodesChange, onStart, checks } = props;
  const [view, setView] = useState<'sheet' | 'sticker'>('sheet');
  const zoom = useZoom();
  const { sheet, drawnSettings, drawnSheet, page } = preview;
  const shown = (pane: typeof view) => (theme: Theme) => ({
    display: view === pane ? 'flex' : 'none',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 0,
    [wideWorkspace(theme)]: { display: 'flex' },
  });

  return (
    <Box component="section" aria-label={copy.label} sx={panel}>
      <Box sx={header}>
        <Typography component="output" aria-live="polite" sx={summary}>
          {sheet.fits ? copy.summary(settings, sheet) : copy.nothingFits}
        </Typography>
        <Box sx={viewChoice}>
          <SegmentedControl {...copy.view} value={view} onChange={setView} />
        </Box>
        <Box sx={[shown('sheet'), { justifyContent: 'flex-end' }]}>
          <ZoomControl {...zoom.control} />
        </Box>
      </Box>
      {!sheet.fits && (
        <Alert severity="error" sx={{ borderRadius: 0, gridColumn: '1 / -1' }}>
          {copy.problem(sheet)}
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
            settings={drawnSettings}
            sheet={drawnSheet}
            page={page}
            pages={sheet.fits ? Math.max(1, sheet.pages) : 1}
            scene={preview.scene}
            designHref={designHref}
            onPageChange={onPageChange}
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
              { paddingInlineEnd: { xs: `${controlsWidth}px`, md: 0 } },
              (theme) => ({ [wideWorkspace(theme)]: { flex: '1 0 auto' } }),
            ]}
          >
            <StickerCloseUp
              settings={settings}
              scene={preview.sticker}
              designHref={designHref}
              caption={copy.caption(preview.caption)}
              codeErrors={preview.codeErrors}
              onChange={onCodesChange}
            />
          </Box>
          {checks && <Box sx={{ flex: '0 1 auto', minHeight: 96, overflowY: 'auto' }}>{checks}</Box>}
        </Box>
      </Box>
    </Box>
  );
}
