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
  const sheetHint = checks.find(({ level, element }) => level === 'hint' && element === 'sheet');
  const hint = view === 'sheet' && passedCheck ? sheetHint : undefined;
  const scanNote = codeError ?? hint?.text ?? passedCheck?.text;
  const colour = codeError ? 'error.main' : hint ? 'warning.main' : 'success.main';
  return (
    <Typography component="output" aria-live="polite" sx={summaryStyles}>
      {layout.fits ? copy.summary(settings, layout, isPhone) : copy.nothingFits}
      {isPhone && scanNote && (
        <Box component="span" aria-hidden="true" sx={[scanNoteStyles, { color: colour }]}>
          {scanNote}
        </Box>
      )}
    </Typography>
  );
}
