import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { Preview, PreviewView } from '../controller/usePreview';
import { previewPanelCopy as copy } from './PreviewPanel.copy';
import { scanNoteStyles, summaryStyles } from './previewPanelStyles';

export type PreviewSummaryProps = {
  settings: PrintSettings;
  preview: Preview;
  view: PreviewView;
  isPhone: boolean;
  /** True if the preview is compact. */
  isStuck: boolean;
};

/** Summary of the sheets above the preview. On phones, it also says whether the codes scan. */
export function PreviewSummary({ settings, preview, view, isPhone, isStuck }: PreviewSummaryProps) {
  const { layout, checks, codeErrors } = preview;
  // A larger preview has badges with the errors of the codes.
  const codeError = isStuck ? copy.codeError(codeErrors) : undefined;
  const hasIssues = checks.some(({ level }) => level === 'warning' || level === 'error');
  const hasStickers = layout.fits && layout.stickerCount > 0;
  // In a compact preview of the sheet, the page navigation takes the space of this note.
  const hasSpace = !(isStuck && view === 'sheet');
  const passedCheck = hasStickers && !hasIssues && hasSpace ? checks.find(({ level }) => level === 'ok') : undefined;
  const scanNote = codeError ?? passedCheck?.text;
  return (
    <Typography component="output" aria-live="polite" sx={summaryStyles}>
      {layout.fits ? copy.summary(settings, layout, isPhone) : copy.nothingFits}
      {isPhone && scanNote && (
        <Box
          component="span"
          aria-hidden="true"
          sx={[scanNoteStyles, { color: codeError ? 'error.main' : 'success.main' }]}
        >
          {scanNote}
        </Box>
      )}
    </Typography>
  );
}
