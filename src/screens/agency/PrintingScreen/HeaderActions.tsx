import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import HistoryIcon from 'lucide-react/icons/history';
import ResetIcon from 'lucide-react/icons/rotate-ccw';
import CheckIcon from 'lucide-react/icons/scan-line';

import { ActionMenu } from '~/components/data/ActionMenu/ActionMenu';
import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import { printingCopy as copy } from './PrintingScreen.copy';
import { PdfButtons } from './pdf/PdfButtons';
import { pdfCheckCopy } from './shared/pdfCheck.copy';
import { pdfCopy } from './shared/pdf.copy';
import { tabletRange } from './shared/screenStyles';
import { UndoButtons } from './undo/UndoButtons';
import type { UndoControls } from './undo/useUndoableState';

export type HeaderActionsProps = {
  undo: UndoControls;
  /** True if there is nothing to print, or while a PDF is made or checked. */
  isPdfDisabled: boolean;
  /** True if the print button prints one of several parts. A PDF has all parts, so its buttons then say 'all'. */
  hasParts: boolean;
  onUseLastSettings: (() => void) | undefined;
  onReset: () => void;
  onCheckCodes: () => void;
  onSavePdf: () => void;
};

/** The actions of the header, except for printing. In narrow windows, the less important actions are in a menu. */
export function HeaderActions({
  undo,
  isPdfDisabled,
  hasParts,
  onUseLastSettings,
  onReset,
  onCheckCodes,
  onSavePdf,
}: HeaderActionsProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down(tabletRange[0]), { noSsr: true });
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(tabletRange[1]), { noSsr: true });
  const saveLabel = hasParts ? pdfCopy.saveAll : pdfCopy.save;
  if (isNarrow) {
    return (
      <>
        <UndoButtons {...undo} />
        {isPhone && (
          <Button
            variant="outlined"
            aria-label={saveLabel}
            disabled={isPdfDisabled}
            onClick={onSavePdf}
            sx={{ minWidth: 44, px: 1 }}
          >
            {pdfCopy.short}
          </Button>
        )}
        <ActionMenu
          label={copy.moreActions}
          tooltip={copy.moreActions}
          actions={[
            {
              label: hasParts ? pdfCheckCopy.checkAll : pdfCheckCopy.check,
              Icon: CheckIcon,
              isDisabled: isPdfDisabled,
              onChoose: onCheckCodes,
            },
            ...(onUseLastSettings ? [{ label: copy.useLast, Icon: HistoryIcon, onChoose: onUseLastSettings }] : []),
            { label: copy.reset, Icon: ResetIcon, onChoose: onReset },
          ]}
        />
        {!isPhone && <PdfButtons isDisabled={isPdfDisabled} hasParts={hasParts} onSavePdf={onSavePdf} />}
      </>
    );
  }
  return (
    <>
      {/* Placed before the other buttons, so that they do not move when this button appears or disappears. */}
      {onUseLastSettings && (
        <Tooltip title={copy.useLast}>
          <IconButton aria-label={copy.useLast} onClick={onUseLastSettings}>
            <HistoryIcon size="1.25rem" />
          </IconButton>
        </Tooltip>
      )}
      <UndoButtons {...undo} />
      <Button variant="text" onClick={onReset}>
        {copy.reset}
      </Button>
      <PdfButtons isDisabled={isPdfDisabled} hasParts={hasParts} onCheckCodes={onCheckCodes} onSavePdf={onSavePdf} />
    </>
  );
}
