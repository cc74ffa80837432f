import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import HistoryIcon from 'lucide-react/icons/history';
import { useEffect, useRef } from 'react';
import type { Ref } from 'react';

import { navBottomHeight } from '~/components/theme/tokens';

import { settingsCopy as copy } from './SettingsScreen.copy';

export type SettingsActionsProps = {
  /** Result of the last save; undefined after the next change of a field. */
  result: 'saved' | 'savedUntilReload' | undefined;
  saveButtonRef: Ref<HTMLButtonElement>;
  onSaveAndContinue: (event: { timeStamp: number }) => void;
  /** False hides the save buttons and the result, for a panel without fields. */
  canSave: boolean;
  onOpenHistory: () => void;
};

/** Buttons below the open panel, and the result of the last save. */
export function SettingsActions(props: SettingsActionsProps) {
  const { result, saveButtonRef, onSaveAndContinue, canSave, onOpenHistory } = props;
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
        padding: { xs: '12px 16px 8px', md: '16px 24px' },
        borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
        '& > button': { whiteSpace: 'normal' },
        [theme.breakpoints.down('sm')]: { '& > [class*=outlined]': { flex: '1 1 auto' } },
      })}
    >
      {canSave && (
        <>
          <Button ref={saveButtonRef} type="submit" variant="contained">
            {copy.save}
          </Button>
          <Button variant="outlined" onClick={onSaveAndContinue}>
            {copy.saveAndContinue}
          </Button>
        </>
      )}
      <Button aria-haspopup="dialog" startIcon={<HistoryIcon size="1em" />} onClick={onOpenHistory}>
        {copy.history}
      </Button>
      {canSave && (
        <Typography
          ref={messageRef}
          role="status"
          variant="body2"
          sx={{
            flex: '1 1 0',
            scrollMarginBlockEnd: { xs: `calc(${navBottomHeight} + 16px)`, md: '16px' },
            color: result === 'saved' ? 'success.main' : 'text.secondary',
            fontWeight: 600,
            textAlign: 'end',
          }}
        >
          {result && copy[result]}
        </Typography>
      )}
    </Box>
  );
}
