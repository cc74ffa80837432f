import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { UnavailableNote } from '~/components/feedback/UnavailableNote/UnavailableNote';
import { LazySelect } from '~/components/inputs/LazySelect/LazySelect';

import type { BulkAction } from './bulkAction';
import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.bulk;

export type BulkActionsProps = {
  action: BulkAction | '';
  onChange: (action: BulkAction) => void;
  selectedCount: number;
  /**
   * Called after the user has clicked Go and, for a deletion, has confirmed it. If undefined, Go does nothing and is
   * described as not available yet.
   */
  onGo?: ((action: BulkAction) => void) | undefined;
};

/** Select for a bulk action, and the button Go, which applies it to the selected tags. */
export function BulkActions({ action, onChange, selectedCount, onGo }: BulkActionsProps) {
  const noteId = useId();
  const { confirm } = useConfirm();
  const isIncomplete = action === '' || selectedCount === 0;
  const isIdle = !onGo || isIncomplete;
  const applyAction = async () => {
    if (!onGo || action === '' || selectedCount === 0) return;
    if (action === 'delete' && !(await confirm(copy.deletion.question(selectedCount), copy.deletion.labels))) return;
    onGo(action);
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        flex: { xs: '1 1 100%', md: 'none' },
        marginInlineStart: { md: 1, lg: 1.5 },
      }}
    >
      <LazySelect<BulkAction | ''>
        label={copy.action}
        value={action}
        options={copy.actions}
        onChange={(newAction) => {
          if (newAction !== '') onChange(newAction);
        }}
        renderValue={(selectedAction) =>
          copy.actions.find(({ value }) => value === selectedAction)?.label ?? copy.action
        }
        sx={{
          flex: { xs: '1 1 160px', md: 'none' },
          inlineSize: { md: '9.25rem', lg: '10.5rem' },
          maxInlineSize: '100%',
          minHeight: { xs: 44, lg: 36 },
          '& .MuiSelect-select': {
            paddingBlock: '7px',
            paddingInlineStart: '12px',
            fontSize: '0.875rem',
            lineHeight: 20 / 14,
          },
        }}
      />
      <Button
        variant="outlined"
        size="small"
        {...(isIdle ? { 'aria-describedby': noteId } : {})}
        // Keeps the button focusable, so that keyboard users learn why it is disabled.
        aria-disabled={onGo !== undefined && isIncomplete}
        onClick={() => void applyAction()}
        sx={{ '&&': { minHeight: { xs: 44, lg: 36 }, ...(isIdle ? idleStyles : {}) } }}
      >
        {copy.go}
      </Button>
      {!onGo && <UnavailableNote id={noteId} />}
      {onGo && isIncomplete && (
        <Typography id={noteId} variant="caption" sx={{ color: 'text.secondary' }}>
          {copy.incomplete}
        </Typography>
      )}
    </Box>
  );
}

/** Styles of the button while a click on it does nothing. */
const idleStyles = {
  '&, &:hover': { borderColor: 'divider', backgroundColor: 'tone.idleSoft', color: 'text.secondary' },
  cursor: 'default',
};
