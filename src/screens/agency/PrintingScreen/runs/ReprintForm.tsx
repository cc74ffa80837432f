import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import { TextField } from '~/components/inputs/TextField/TextField';
import { ChosenPages } from '~/components/printing/PageStrip/ChosenPages';
import { PageNavigation } from '~/components/printing/SheetPreview/PageNavigation';
import { maxShownSlots } from '~/components/printing/SheetPreview/previewScale';
import { SlotPicker } from '~/components/printing/SlotPicker/SlotPicker';
import { findRunCode } from '~/domain/printing/codes/drawRun';
import type { PrintRun } from '~/domain/printing/codes/printRun';
import type { FilePages } from '~/domain/printing/pdf/pdfRun';
import { pickStickers } from '~/domain/printing/runs/pickStickers';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { reprintCopy as copy, runsCopy } from './runs.copy';
import { useReprintChoice } from './useReprintChoice';

export type ReprintFormProps = {
  run: RecordedRun;
  printRun: PrintRun;
  layout: SheetLayout;
  filePages: readonly FilePages[];
  onReprint: (stickersToReprint: PrintRun) => void;
};

/** Form in which the user chooses what to print again: the whole run, pages, or single labels. */
export function ReprintForm({ run, printRun, layout, filePages, onReprint }: ReprintFormProps) {
  const choice = useReprintChoice(layout);
  const { scope, stickers, error } = choice;
  const [page, setPage] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const shownError = attempt > 0 ? error : undefined;
  const canChooseLabels = layout.perPage > 1 && layout.perPage <= maxShownSlots;
  const { design } = run;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (error) setAttempt(attempt + 1);
        else onReprint(pickStickers(printRun, stickers));
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <div>
        <Typography variant="body2" sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}>
          <bdi>{runsCopy.name(run)}</bdi>
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {runsCopy.when(run)}
        </Typography>
      </div>
      <SegmentedControl
        label={copy.scope.label}
        options={copy.scope.options.filter(({ value }) => canChooseLabels || value !== 'labels')}
        value={scope}
        onChange={(next) => {
          setAttempt(0);
          choice.setScope(next);
        }}
      />
      {scope === 'pages' && (
        <TextField
          label={copy.pages}
          helperText={copy.pagesNote(layout.pageCount, filePages.length)}
          autoComplete="off"
          value={choice.pagesText}
          onChange={choice.setPagesText}
          error={shownError}
          attempt={attempt}
        />
      )}
      {scope === 'labels' && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {copy.labelsNote}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            {layout.pageCount > 1 && <PageNavigation page={page} pageCount={layout.pageCount} onPageChange={setPage} />}
            <Button type="button" size="small" variant="text" onClick={() => choice.togglePage(page)}>
              {choice.isPageChosen(page) ? copy.clearPage : copy.choosePage}
            </Button>
          </Box>
          <SlotPicker
            key={page}
            layout={layout}
            settings={run.settings}
            page={page}
            chosenStickers={choice.chosenLabels}
            getCodeText={(index) => findRunCode(printRun, index).code}
            onToggle={choice.toggleLabel}
          />
          {shownError && <Alert severity="error">{shownError}</Alert>}
        </Box>
      )}
      <ChosenPages layout={layout} chosenStickers={new Set(stickers)} label={copy.picture(stickers.length)} />
      {design && design.pictureId === undefined && <Alert severity="warning">{copy.missingDesign(design.name)}</Alert>}
      <Button type="submit" variant="contained" sx={{ justifySelf: { md: 'start' } }}>
        {copy.submit(stickers.length)}
      </Button>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {copy.note}
      </Typography>
    </Box>
  );
}
