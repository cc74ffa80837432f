import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode, RefObject } from 'react';

import type { CodeErrors } from '~/components/printing/ScanChecks/checkRun';
import { StartField } from '~/components/printing/SheetPreview/StartField';
import { radii } from '~/components/theme/tokens';
import type { SheetLayout, SheetProblem } from '~/domain/printing/sheet/sheetLayout';

import { controlsCopy } from './controls.copy';
import { BarcodeControls } from './BarcodeControls';
import type { BarcodeControlsProps } from './BarcodeControls';
import { QrControls } from './CodeControls';
import { DesignControls } from './DesignControls';
import type { DesignControlsProps } from './DesignControls';
import { OutputControls } from './OutputControls';
import type { OutputControlsProps } from './OutputControls';
import { MarginControls, PaperControls } from './SheetControls';
import { ChooseTagsCard } from '../tags/ChooseTagsCard';
import { openTagsGroup } from '../tags/openTagsGroup';
import { TagControls } from '../tags/TagControls';
import { TextControls } from '../textLines/TextControls';
import type { TextControlsProps } from '../textLines/TextControls';
import type { PrintedTags } from '../controller/usePrinting';
import { scrollMarginStyles, widePreviewQuery } from '../shared/screenStyles';

export type PrintingSettingsProps = Omit<DesignControlsProps, 'problem'> &
  Pick<OutputControlsProps, 'printer' | 'printerField'> & {
    sheet: SheetLayout | SheetProblem;
    codeErrors: CodeErrors;
    dataMatrix: BarcodeControlsProps['dataMatrix'];
    text: { state: TextControlsProps['text']; errors: TextControlsProps['errors'] };
    tags: PrintedTags;
    onRecentRuns: () => void;
    tagGroupRef: RefObject<HTMLDetailsElement | null>;
    /** Field for the label sheet. */
    presetField: ReactNode;
  };

/** The settings of the printing screen, in one column of collapsible groups. */
export function PrintingSettings({
  sheet,
  codeErrors,
  dataMatrix,
  text,
  tags,
  onRecentRuns,
  tagGroupRef,
  presetField,
  printer,
  printerField,
  ...props
}: PrintingSettingsProps) {
  const { settings, onChange, getGroupProps } = props;
  const controls = { settings, onChange, getGroupProps };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={controlsCopy.label}
      sx={(theme) => ({
        minWidth: 0,
        borderRadius: { xs: 0, md: `${radii.card}px` },
        borderInlineWidth: { xs: 0, md: 1 },
        ...scrollMarginStyles(theme),
        // As high as the preview, however many groups are expanded.
        [widePreviewQuery(theme)]: { height: 0, minHeight: '100%', overflowY: 'auto', scrollbarWidth: 'thin' },
      })}
    >
      {tags.run.source === 'sample' && <ChooseTagsCard onChoose={() => openTagsGroup(tagGroupRef.current)} />}
      <PaperControls {...controls} presetField={presetField} />
      <MarginControls {...controls} />
      <DesignControls {...props} problem={sheet.fits ? undefined : sheet} />
      <QrControls {...controls} error={codeErrors.qr} />
      <BarcodeControls {...controls} error={codeErrors.barcode} dataMatrix={dataMatrix} />
      <TextControls {...controls} text={text.state} errors={text.errors} />
      <TagControls tags={tags} onRecentRuns={onRecentRuns} getGroupProps={getGroupProps} ref={tagGroupRef} />
      {sheet.fits && sheet.perPage > 1 && (
        // On larger screens, the field for the start slot is below the sheet instead.
        <Box sx={startFieldStyles}>
          <StartField sheet={sheet} onStart={(start) => onChange({ ...settings, start })} />
        </Box>
      )}
      <OutputControls {...controls} sheet={sheet} printer={printer} printerField={printerField} />
    </Paper>
  );
}

const startFieldStyles = {
  display: { xs: 'block', md: 'none' },
  px: 2,
  py: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'tone.line',
} as const;
