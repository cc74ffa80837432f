import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { UnavailableNote } from '~/components/feedback/UnavailableNote/UnavailableNote';

import type { BulkAction } from './bulkAction';
import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.bulk;

export type BulkActionsProps = {
  action: BulkAction | '';
  onChange: (action: BulkAction) => void;
  selectedCount: number;
  /** Called when the user clicks Go. Without `onGo`, the button does nothing and is described as not available yet. */
  onGo?: ((action: BulkAction) => void) | undefined;
};

/** Select for an action, and the button that applies the action to the selected tags. */
export function BulkActions({ action, onChange, selectedCount, onGo }: BulkActionsProps) {
  const noteId = useId();
  const isIncomplete = action === '' || selectedCount === 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: { xs: '1 1 100%', md: 'none' } }}>
      <Select
        value={action}
        displayEmpty
        onChange={({ target }) => {
          const option = copy.actions.find(({ value }) => value === target.value);
          if (option) onChange(option.value);
        }}
        inputProps={{ 'aria-label': copy.action }}
        renderValue={(selected) => copy.actions.find(({ value }) => value === selected)?.label ?? copy.action}
        sx={{
          flex: { xs: '1 1 160px', md: 'none' },
          inlineSize: { md: '10.5rem' },
          maxInlineSize: '100%',
          minHeight: { xs: 44, lg: 36 },
          '& .MuiSelect-select': {
            paddingBlock: '7px',
            paddingInlineStart: '12px',
            fontSize: '0.875rem',
            lineHeight: 20 / 14,
          },
        }}
      >
        {copy.actions.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
      <Button
        variant="outlined"
        size="small"
        {...(!onGo || isIncomplete ? { 'aria-describedby': noteId } : {})}
        onClick={() => {
          if (onGo && action !== '' && selectedCount > 0) onGo(action);
        }}
        sx={{ '&&': { minHeight: { xs: 44, lg: 36 } } }}
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
