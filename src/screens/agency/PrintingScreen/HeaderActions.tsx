import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import SaveIcon from 'lucide-react/icons/file-down';
import HistoryIcon from 'lucide-react/icons/history';
import ResetIcon from 'lucide-react/icons/rotate-ccw';
import CheckIcon from 'lucide-react/icons/scan-line';

import { ActionMenu } from '~/components/data/ActionMenu/ActionMenu';

import { printingCopy as copy } from './PrintingScreen.copy';
import { PdfButtons } from './pdf/PdfButtons';
import { pdfCheckCopy } from './shared/pdfCheck.copy';
import { pdfCopy } from './shared/pdf.copy';
import { tabletRange } from './shared/screenStyles';

export type HeaderActionsProps = {
  /** True if there is nothing to print, or while a PDF is made or checked. */
  isPdfDisabled: boolean;
  /** True if the print button prints one of several parts. The buttons of the PDF then say that they use all parts. */
  hasParts: boolean;
  onUseLast: (() => void) | undefined;
  onReset: () => void;
  onCheckCodes: () => void;
  onSavePdf: () => void;
};

/** The actions of the header that are used less often than printing. In narrow windows, a menu contains most of them. */
export function HeaderActions({
  isPdfDisabled,
  hasParts,
  onUseLast,
  onReset,
  onCheckCodes,
  onSavePdf,
}: HeaderActionsProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down(tabletRange[0]), { noSsr: true });
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(tabletRange[1]), { noSsr: true });
  if (isNarrow) {
    return (
      <>
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
            ...(isPhone
              ? [
                  {
                    label: hasParts ? pdfCopy.saveAll : pdfCopy.save,
                    Icon: SaveIcon,
                    isDisabled: isPdfDisabled,
                    onChoose: onSavePdf,
                  },
                ]
              : []),
            ...(onUseLast ? [{ label: copy.useLast, Icon: HistoryIcon, onChoose: onUseLast }] : []),
            { label: copy.reset, Icon: ResetIcon, onChoose: onReset },
          ]}
        />
        {!isPhone && <PdfButtons isDisabled={isPdfDisabled} hasParts={hasParts} onSavePdf={onSavePdf} />}
      </>
    );
  }
  return (
    <>
      {onUseLast && (
        <Button variant="text" onClick={onUseLast}>
          {copy.useLast}
        </Button>
      )}
      <Button variant="text" onClick={onReset}>
        {copy.reset}
      </Button>
      <PdfButtons isDisabled={isPdfDisabled} hasParts={hasParts} onCheckCodes={onCheckCodes} onSavePdf={onSavePdf} />
    </>
  );
}
