import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Ref } from 'react';

import { navBottomHeight } from '~/components/theme/tokens';

import { settingsCopy as copy } from './SettingsScreen.copy';

export type SettingsActionsProps = {
  /** Result of the last save; undefined after the next change of a field. */
  result: 'saved' | 'savedUntilReload' | undefined;
  saveButtonRef: Ref<HTMLButtonElement>;
  onSaveAndContinue: (event: { timeStamp: number }) => void;
};

/** Save buttons and the result of the last save. They are below the open panel, unless it has no fields. */
export function SettingsActions({ result, saveButtonRef, onSaveAndContinue }: SettingsActionsProps) {
  const messageRef = useRef<HTMLElement>(null);
  // Scrolls to the message, which can be below the visible part of the page or, on phones, behind the bottom bar.
  useEffect(() => {
    if (result) messageRef.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
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
        [theme.breakpoints.down('sm')]: { '& > button': { flex: '1 1 auto' } },
      })}
    >
      <Button ref={saveButtonRef} type="submit" variant="contained">
        {copy.save}
      </Button>
      <Button variant="outlined" onClick={onSaveAndContinue}>
        {copy.saveAndContinue}
      </Button>
      <Typography
        ref={messageRef}
        role="status"
        variant="body2"
        sx={{
          scrollMarginBlockEnd: { xs: `calc(${navBottomHeight} + 16px)`, md: '16px' },
          color: result === 'saved' ? 'success.main' : 'text.secondary',
          fontWeight: 600,
        }}
      >
        {result && copy[result]}
      </Typography>
    </Box>
  );
}
