import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import SampleIcon from 'lucide-react/icons/flask-conical';
import PrinterIcon from 'lucide-react/icons/printer';
import TagIcon from 'lucide-react/icons/tag';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import { useSyncExternalStore } from 'react';

import type { Printer } from '~/domain/printing/calibration/printer';

import type { PrintProgress } from '../controller/printProgress';
import type { TagsToPrint } from '../controller/usePrinting';
import { describePrinter } from '../shared/formatCorrection';
import { LinkButton } from '../shared/LinkButton';
import { tabletRange } from '../shared/screenStyles';
import { tagSourceCopy } from './tags.copy';

export type CodesNoteProps = {
  tags: TagsToPrint;
  /** The printer whose correction is applied, if one is selected. */
  printer: Printer | undefined;
  copies: number;
  /** Progress of the print that is being prepared; undefined while there is none. */
  preparation: PreparingNoteProps | undefined;
  onCancel: () => void;
  onChooseTags: () => void;
  onOpenSettings: () => void;
};

const copy = tagSourceCopy.note;

/** Note in the header: the codes to print, the next step if there are none, or the progress of a print. */
export function CodesNote(props: CodesNoteProps) {
  const { tags, printer, copies, preparation, onCancel, onChooseTags, onOpenSettings } = props;
  const { readResult, run, onShowPart } = tags;
  const part = run.source === 'sample' ? undefined : run.part;
  const hasCodes = part !== undefined && part.codeCount > 0;
  const title = hasCodes ? copy.run(tagSourceCopy.summary(readResult), copies) : part ? copy.none : copy.sample;
  const Icon = hasCodes ? TagIcon : part ? AlertIcon : SampleIcon;
  const statusText = part && (part.codeCount === 0 ? copy.nextStep(readResult) : copy.currentPart(part));
  return (
    <Box sx={createNoteStyles}>
      <Typography
        variant="caption"
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          minInlineSize: 0,
          fontWeight: 600,
          color: 'text.primary',
        }}
      >
        <Box component="span" sx={{ display: 'flex', flex: 'none', color: hasCodes ? 'primary.main' : 'warning.main' }}>
          <Icon size={14} aria-hidden="true" />
        </Box>
        <Typography variant="inherit" component="span" noWrap title={title}>
          {title}
        </Typography>
        {printer && <PrinterNote printer={printer} />}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {preparation ? (
          <PreparingNote {...preparation} />
        ) : (
          statusText && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {statusText}
            </Typography>
          )
        )}
        {preparation ? (
          <LinkButton label={copy.cancel} onClick={onCancel} />
        ) : (
          <>
            {part && part.partCount > 1 && (
              <LinkButton
                label={copy.showPart(part)}
                onClick={() => onShowPart((part.partIndex + 1) % part.partCount)}
              />
            )}
            {/* Only on phones: larger screens show the WhatToPrintCard. */}
            <Box sx={{ display: { md: 'none' } }}>
              {!part ? (
                <LinkButton label={copy.choose} opens="dialog" onClick={onChooseTags} />
              ) : run.source === 'selected' ? (
                <LinkButton {...copy.change} opens="dialog" onClick={onChooseTags} />
              ) : (
                <LinkButton {...copy.change} onClick={onOpenSettings} />
              )}
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}

/** Note that names the printer whose correction is applied. A long name is truncated. */
function PrinterNote({ printer }: { printer: Printer }) {
  return (
    <Box component="span" title={describePrinter(printer)} sx={printerNoteStyles}>
      <PrinterIcon size={12} style={{ flex: 'none' }} aria-hidden="true" />
      <Typography variant="caption" component="span" noWrap>
        {describePrinter(printer)}
      </Typography>
    </Box>
  );
}

/**
 * The note has one line if its text fits, otherwise two. It is at most as wide as its text. Because of the short
 * `flexBasis`, the note shrinks before the header wraps.
 */
const createNoteStyles = (theme: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap' as const,
  alignItems: 'center',
  columnGap: 1,
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: { md: 'max-content' },
  [theme.breakpoints.up(tabletRange[0])]: { flexBasis: 96 },
});

/** If there is not enough space, the name of the printer is truncated first, and then the title. */
const printerNoteStyles = {
  flexShrink: 1000,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minInlineSize: 0,
  maxInlineSize: { xs: 220, xl: 280 },
  color: 'text.secondary',
} as const;

type PreparingNoteProps = { count: number; progress: PrintProgress };

function PreparingNote({ count, progress }: PreparingNoteProps) {
  const drawnCount = useSyncExternalStore(progress.subscribe, progress.getSnapshot);
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {copy.preparing(drawnCount, count)}
    </Typography>
  );
}
