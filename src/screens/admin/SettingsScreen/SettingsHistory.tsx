import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';

import { NoValue } from '~/components/data/NoValue/NoValue';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { ClosableDialog } from '~/components/feedback/ClosableDialog/ClosableDialog';
import { siteSettingsLabels } from '~/domain/siteSettings/siteSettings';
import type { SettingsChange, SettingsSave } from '~/domain/siteSettings/siteSettings';

import { settingsHistoryCopy as copy } from './SettingsScreen.copy';

export type SettingsHistoryProps = { open: boolean; saves: readonly SettingsSave[]; onClose: () => void };

/** Dialog that lists the saves of this session, with the changes that each save made. */
export function SettingsHistory({ open, saves, onClose }: SettingsHistoryProps) {
  return (
    <ClosableDialog open={open} onClose={onClose} title={copy.title} isBottomSheetOnMobile>
      <DialogContent tabIndex={0} sx={{ '&:focus-visible': { outlineOffset: '-4px' } }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
          {saves.length > 0 ? copy.lead : copy.nothing}
        </Typography>
        <Box component="ol" sx={{ display: 'grid', gap: 2.5, listStyle: 'none' }}>
          {saves.map(({ id, time, changes }) => (
            <li key={id}>
              <Typography variant="subtitle2">{copy.savedAt(time)}</Typography>
              {changes.length === 0 && <Typography variant="body2">{copy.unchanged}</Typography>}
              <Box component="dl" sx={{ display: 'grid', gap: 1, marginBlockStart: 0.5 }}>
                {changes.map((change) => (
                  <SettingsChangeDetails key={change.setting} {...change} />
                ))}
              </Box>
            </li>
          ))}
        </Box>
      </DialogContent>
    </ClosableDialog>
  );
}

function SettingsChangeDetails({ setting, before, after }: SettingsChange) {
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {siteSettingsLabels[setting]}
      </Box>
      {[
        { label: copy.before, value: before },
        { label: copy.after, value: after },
      ].map(({ label, value }) => (
        <Box
          key={label}
          component="dd"
          sx={label === copy.before ? { textDecoration: 'line-through' } : { fontWeight: 600, color: 'text.primary' }}
        >
          <Box component="span" sx={visuallyHidden}>
            {label}{' '}
          </Box>
          {value === '' ? <NoValue /> : value}
        </Box>
      ))}
    </Box>
  );
}
