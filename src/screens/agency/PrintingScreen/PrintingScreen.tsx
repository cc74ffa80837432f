import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { DesignStartCard } from '~/components/printing/DesignGallery/DesignStartCard';
import { ScanChecks } from '~/components/printing/ScanChecks/ScanChecks';
import { hasErrors } from '~/components/printing/ScanChecks/checkRun';
import { applyQuickFix } from '~/domain/printing/checks/issues';
import type { QuickFix } from '~/domain/printing/checks/issues';
import type { PrintingState } from '~/domain/printing/state/printingState';

import { PrintingHeader } from './PrintingHeader';
import type { PrintingEffects } from './controller/effects';
import { usePrinting } from './controller/usePrinting';
import { PrintingSettings } from './controls/PrintingSettings';
import { QuantityControl } from './controls/QuantityControl';
import { PreviewPanel } from './preview/PreviewPanel';
import { CodesNote } from './tags/CodesNote';
import { openTagsGroup } from './tags/openTagsGroup';
import type { GetGroupProps } from './shared/controls';
import { columnsStyles, scrollMarginStyles, withoutPagePaddingStyles } from './shared/screenStyles';

const ConfirmPrintDialog = lazyOverlay(() =>
  import('./ConfirmPrintDialog').then((module) => module.ConfirmPrintDialog),
);

export type PrintingScreenProps = {
  effects: PrintingEffects;
  /** Parts of the state that differ from the default state at first. */
  initialState?: Partial<PrintingState>;
};

/** Screen on which an agency designs and prints sheets of stickers. */
export function PrintingScreen({ effects, initialState }: PrintingScreenProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const printing = usePrinting(effects, initialState);
  const { state, preview, tags, onSettingsChange, onPrint, onUseLast } = printing;
  const { settings, design, rejectedDesign } = state;
  const { sheet, checks } = preview;
  const [isConfirming, setConfirming] = useState(false);
  const tagGroupRef = useRef<HTMLDetailsElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);

  const applyFix = (fix: QuickFix) => onSettingsChange(applyQuickFix(settings, fix));
  // Called when a clicked button disappears, since the focus would otherwise be lost.
  const focusHeading = () => headingRef.current?.focus({ preventScroll: true });
  const getGroupProps: GetGroupProps = (initial) =>
    isPhone ? { defaultOpen: false, name: 'settings' } : { defaultOpen: initial === 'open' };
  const galleryProps = { code: preview.firstCode, chosen: state.builtIn?.name, onChoose: printing.onBuiltIn };
  // The card stays after a built-in design is chosen, so that the page does not jump and the focus is kept.
  const startCard = (!design || state.builtIn) && <DesignStartCard {...galleryProps} />;
  const scanChecks = <ScanChecks checks={checks} onApply={applyFix} />;

  return (
    <Box sx={withoutPagePaddingStyles}>
      <PrintingHeader
        status={state.print}
        codes={
          <CodesNote
            tags={tags}
            copies={settings.quantity}
            printing={
              state.print === 'preparing' && sheet.fits
                ? { count: sheet.count, progress: printing.progress }
                : undefined
            }
            onCancel={() => {
              printing.onCancelPrint();
              focusHeading();
            }}
            onOpenSettings={() => openTagsGroup(tagGroupRef.current)}
            onDropSelected={() => {
              tags.onDropSelected();
              focusHeading();
            }}
          />
        }
        headingRef={headingRef}
        canPrint={sheet.fits && sheet.count > 0}
        onPrint={() => (hasErrors(checks) ? setConfirming(true) : onPrint())}
        onUseLast={
          onUseLast &&
          (() => {
            onUseLast();
            focusHeading();
          })
        }
        onReset={printing.onReset}
      />
      <Box sx={{ containerType: { md: 'inline-size' } }}>
        <Box sx={columnsStyles}>
          <PreviewPanel
            settings={settings}
            preview={preview}
            designHref={design?.href}
            quantity={
              <QuantityControl
                key={state.revision}
                quantity={settings.quantity}
                isCopies={tags.run.source !== 'sample'}
                onChange={(quantity) => onSettingsChange({ ...settings, quantity })}
              />
            }
            isPhone={isPhone}
            startCard={!isPhone && startCard}
            onPageChange={printing.onPageChange}
            onCodesChange={applyFix}
            onStart={(start) => onSettingsChange({ ...settings, start })}
            checks={!isPhone && scanChecks}
          />
          {isPhone && (
            <Box sx={[scrollMarginStyles, { display: 'grid', gap: 1.5, p: 2 }]}>
              {startCard}
              {scanChecks}
            </Box>
          )}
          <PrintingSettings
            key={`${state.revision}-${isPhone}`}
            settings={settings}
            onChange={onSettingsChange}
            getGroupProps={getGroupProps}
            image={design}
            rejected={rejectedDesign}
            sheet={sheet}
            codeErrors={preview.codeErrors}
            onFile={printing.onDesignFile}
            onRemove={printing.onRemoveDesign}
            gallery={startCard ? undefined : galleryProps}
            tags={tags}
            tagGroupRef={tagGroupRef}
          />
        </Box>
      </Box>
      <ConfirmPrintDialog
        open={isConfirming}
        checks={checks}
        onPrint={onPrint}
        onApply={applyFix}
        onClose={() => setConfirming(false)}
      />
    </Box>
  );
}
