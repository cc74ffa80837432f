import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ListIcon from 'lucide-react/icons/file-spreadsheet';
import RemoveIcon from 'lucide-react/icons/trash-2';
import { useId } from 'react';

import { ActionMenu } from '~/components/data/ActionMenu/ActionMenu';
import { SheetThumbnail } from '~/components/printing/SheetThumbnail/SheetThumbnail';
import { radii } from '~/components/theme/tokens';
import { layOutRecordedRun } from '~/domain/printing/runs/recordedRun';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';

import { pdfCopy } from '../shared/pdf.copy';
import { runsCopy as copy } from './runs.copy';

export type RunRowProps = { run: RecordedRun; onReprint: () => void; onSaveManifest: () => void; onRemove: () => void };

/** A recorded run: what was printed and when, and actions to reprint it, save its manifest and remove it. */
export function RunRow({ run, onReprint, onSaveManifest, onRemove }: RunRowProps) {
  const id = useId();
  const name = copy.name(run);
  const { layout } = layOutRecordedRun(run, run.codeCount) ?? {};
  const size = { stickerCount: run.codeCount * run.settings.quantity, pageCount: layout?.pageCount };
  return (
    <Box component="li" sx={rowStyles}>
      <SheetThumbnail settings={run.settings} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography id={id} variant="body2" component="h3" sx={{ fontWeight: 600, color: 'text.primary' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {copy.when(run)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {copy.summary(run, size)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: 'auto' }}>
        <Button
          id={`${id}-reprint`}
          aria-labelledby={`${id}-reprint ${id}`}
          size="small"
          variant="outlined"
          onClick={onReprint}
        >
          {copy.reprint}
        </Button>
        <ActionMenu
          label={copy.menu(name)}
          tooltip={copy.menuTooltip}
          actions={[
            { label: pdfCopy.saveManifest, Icon: ListIcon, onChoose: onSaveManifest },
            { label: copy.remove, Icon: RemoveIcon, onChoose: onRemove },
          ]}
        />
      </Box>
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  padding: 1,
  border: 1,
  borderColor: 'tone.line',
  borderRadius: `${radii.control}px`,
} as const;
