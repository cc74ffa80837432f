import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import { QuantityField } from '~/components/inputs/QuantityField/QuantityField';
import { radii } from '~/components/theme/tokens';
import { limits } from '~/domain/printing/settings/limits';

import { printingCopy } from '../PrintingScreen.copy';
import { BarcodeControls, QrControls } from './CodeControls';
import { DesignControls } from './DesignControls';
import type { DesignControlsProps } from './DesignControls';
import { OutputControls } from './OutputControls';
import { MarginControls, PaperControls } from './SheetControls';
import { TagControls } from '../tags/TagControls';
import { tagsCopy } from '../tags/TagControls.copy';
import type { PrintedTags } from '../tags/tags';
import { keepsFocusInSight, wideWorkspace } from '../workspace';

export type PrintingSettingsProps = DesignControlsProps & {
  /** Places of a sheet; 0 where nothing fits. */
  perPage: number;
  /** What makes a code fail, in a word or two. */
  failures: { qr?: string; barcode?: string };
  tags: PrintedTags;
  /** The group of the tags, for the way to it from elsewhere. */
  tagGroup: Ref<HTMLDetailsElement>;
};

/** Everything that can be set, in one column of groups. */
export function PrintingSettings({ perPage, failures, tags, tagGroup, ...props }: PrintingSettingsProps) {
  const { settings, onChange, folding } = props;
  const controls = { settings, onChange, folding };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={printingCopy.settings}
      sx={(theme) => ({
        minWidth: 0,
        borderRadius: { xs: 0, md: `${radii.card}px` },
        borderInlineWidth: { xs: 0, md: 1 },
        ...keepsFocusInSight(theme),
        [wideWorkspace(theme)]: { overflowY: 'auto', scrollbarWidth: 'thin' },
      })}
    >
      <PaperControls {...controls} />
      <MarginControls {...controls} />
      <DesignControls {...props} />
      <QrControls {...controls} failure={failures.qr} />
      <BarcodeControls {...controls} failure={failures.barcode} />
      <TagControls tags={tags} folding={folding} ref={tagGroup} />
      <Box sx={{ px: 2, py: 1.5, borderBlockEnd: '1px solid', borderColor: 'tone.line' }}>
        <QuantityField
          label={printingCopy.quantity}
          value={settings.quantity}
          limits={limits.quantity}
          loweredNotice={printingCopy.quantityLowered}
          onChange={(quantity) => onChange({ ...settings, quantity })}
        />
        {tags.run.source !== 'sample' && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {tagsCopy.copies}
          </Typography>
        )}
        {perPage > 1 && (
          // Where there is room for it, it stands below the sheet.
          <Box sx={{ display: { xs: 'block', md: 'none' }, marginBlockStart: 1.5 }}>
            <QuantityField
              label={printingCopy.start}
              value={Math.min(settings.start, perPage)}
              limits={{ ...limits.start, max: perPage }}
              onChange={(start) => onChange({ ...settings, start })}
            />
          </Box>
        )}
      </Box>
      <OutputControls {...controls} />
    </Paper>
  );
}
