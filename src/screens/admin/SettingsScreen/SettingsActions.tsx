import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import HistoryIcon from 'lucide-react/icons/history';
import type { Ref } from 'react';

import { settingsCopy as copy } from './SettingsScreen.copy';

export type SettingsActionsProps = {
  /** True in a tab without fields, in which there is nothing to save. */
  isReadOnly: boolean;
  /** Result of the last save, until the next change. */
  result: 'saved' | 'logged' | undefined;
  saveButtonRef: Ref<HTMLButtonElement>;
  onContinue: (event: { timeStamp: number }) => void;
  onOpenHistory: () => void;
};

/** Buttons below the panel of each tab. */
export function SettingsActions({
  isReadOnly,
  result,
  saveButtonRef,
  onContinue,
  onOpenHistory,
}: SettingsActionsProps) {
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
      {!isReadOnly && (
        <>
          <Button ref={saveButtonRef} type="submit" variant="contained">
            {copy.save}
          </Button>
          <Button variant="outlined" onClick={onContinue}>
            {copy.saveAndContinue}
          </Button>
        </>
      )}
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'success.main', fontWeight: 600, marginInlineEnd: 'auto' }}
      >
        {result && copy[result]}
      </Typography>
      <Button variant="outlined" aria-haspopup="dialog" startIcon={<HistoryIcon size="1em" />} onClick={onOpenHistory}>
        {copy.history}
      </Button>
    </Box>
  );
}
