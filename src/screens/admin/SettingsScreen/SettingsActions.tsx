import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { settingsCopy as copy } from './SettingsScreen.copy';

export type SettingsActionsProps = {
  /** What came of the last save. */
  note: string;
  onContinue: (press: { timeStamp: number }) => void;
  onHistory: () => void;
};

/** What can be done with the settings, on whatever tab one is. */
export function SettingsActions({ note, onContinue, onHistory }: SettingsActionsProps) {
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
        sx={{ color: 'success.main', fontWeight: 600, marginInlineEnd: 'auto' }}
      >
        {note}
      </Typography>
      <Button variant="text" aria-haspopup="dialog" onClick={onHistory}>
        {copy.history}
      </Button>
    </Box>
  );
}
