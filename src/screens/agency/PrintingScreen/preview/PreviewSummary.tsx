import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import type { QuickFix } from '~/domain/printing/checks/issues';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { Preview, PreviewView } from '../controller/usePreview';
import { previewPanelCopy as copy } from './PreviewPanel.copy';
import { outputStyles, scanNoteStyles, summaryStyles } from './previewPanelStyles';
import { LinkButton } from '../shared/LinkButton';

export type PreviewSummaryProps = {
  settings: PrintSettings;
  preview: Preview;
  view: PreviewView;
  isPhone: boolean;
  /** True if the preview is compact. */
  isStuck: boolean;
  onApplyFix: (quickFix: QuickFix) => void;
};

/**
 * Summary of the sheets above the preview. On phones, it also shows the result of the scan checks, or a hint about the
 * sheet with its quick fix.
 */
export function PreviewSummary({ settings, preview, view, isPhone, isStuck, onApplyFix }: PreviewSummaryProps) {
  const outputRef = useRef<HTMLOutputElement>(null);
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
  const quickFix = hint?.quickFix;
  const scanNote = codeError ?? hint?.text ?? passedCheck?.text;
  const colour = codeError ? 'error.main' : hint ? 'warning.main' : 'success.main';
  return (
    <Box sx={summaryStyles}>
      <Typography ref={outputRef} component="output" tabIndex={-1} aria-live="polite" sx={outputStyles}>
        {layout.fits ? copy.summary(settings, layout, isPhone) : copy.nothingFits}
      </Typography>
      {isPhone && scanNote && (
        <Box sx={scanNoteStyles}>
          <Box component="span" aria-hidden="true" sx={{ color: colour }}>
            {scanNote}
          </Box>
          {quickFix && (
            <LinkButton
              label={copy.fix}
              name={`${copy.fix}: ${quickFix.label}`}
              onClick={() => {
                onApplyFix(quickFix.change);
                // The button disappears with the hint, so the summary takes the focus.
                outputRef.current?.focus({ preventScroll: true });
              }}
            />
          )}
        </Box>
      )}
    </Box>
  );
}
