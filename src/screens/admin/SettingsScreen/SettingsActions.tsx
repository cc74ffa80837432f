import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { settingsCopy as copy } from './SettingsScreen.copy';

export type SettingsActionsProps = {
  /** Message after a save, otherwise ''. */
  status: string;
  /** Why the settings were not saved; '' if they were. */
  error: string;
  onContinue: (event: { timeStamp: number }) => void;
  onHistory: () => void;
};

/** Buttons below the panel of each tab, with the message after a save. */
export function SettingsActions({ status, error, onContinue, onHistory }: SettingsActionsProps) {
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: { xs: 2, md: '16px 24px' },
        borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
        '& > button': { whiteSpace: 'normal' },
        [theme.breakpoints.down('sm')]: { '& > button': { flex: '1 1 100%' } },
      })}
    >
      <Button type="submit" variant="contained">
        {copy.save}
      </Button>
      <Button variant="outlined" onClick={onContinue}>
        {copy.saveAndContinue}
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: error ? 'error.main' : 'success.main', fontWeight: 600, marginInlineEnd: 'auto' }}
      >
        {error || status}
      </Typography>
      <Button variant="text" aria-haspopup="dialog" onClick={onHistory}>
        {copy.history}
      </Button>
    </Box>
  );
}
