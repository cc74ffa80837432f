import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import { settingsCopy as copy } from './SettingsScreen.copy';

export type SettingsActionsProps = {
  /** Result of the last save, until the next change. */
  result: 'saved' | 'logged' | undefined;
  saveButtonRef: Ref<HTMLButtonElement>;
  onContinue: (event: { timeStamp: number }) => void;
};

/** Buttons below the panel of each tab with fields. */
export function SettingsActions({ result, saveButtonRef, onContinue }: SettingsActionsProps) {
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
      <Button ref={saveButtonRef} type="submit" variant="contained">
        {copy.save}
      </Button>
      <Button variant="outlined" onClick={onContinue}>
        {copy.saveAndContinue}
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: result === 'logged' ? 'text.secondary' : 'success.main', fontWeight: 600 }}
      >
        {result && copy[result]}
      </Typography>
    </Box>
  );
}
