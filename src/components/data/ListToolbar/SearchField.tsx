import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import CloseIcon from 'lucide-react/icons/x';
import SearchIcon from 'lucide-react/icons/search';
import { useState, useTransition } from 'react';

import { maxSearchLength } from '~/domain/lists/listRules';

import { useListFocusRef } from '../listFocus';
import { listToolbarCopy as copy } from './ListToolbar.copy';

export type SearchFieldProps = {
  label: string;
  search: string;
  onSearch: (search: string) => void;
};

/**
 * Search field of a list. It has its text in state and updates the rows in a transition, so that typing never waits for
 * the rows. When `search` changes in another way (Back, 'Clear search'), `search` replaces the text.
 */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  const [isPending, startTransition] = useTransition();
  const inputRef = useListFocusRef('search');
  if (lastSearch !== search) {
    setLastSearch(search);
    // During a transition, `search` is an earlier text, which must not replace the typed text.
    if (!isPending) setText(search);
  }
  const changeText = (next: string) => {
    setText(next);
    startTransition(() => onSearch(next));
  };
  return (
    <OutlinedInput
      inputRef={inputRef}
      value={text}
      onChange={(event) => changeText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        changeText('');
      }}
      placeholder={label}
      inputProps={{
        'aria-label': label,
        type: 'text',
        role: 'searchbox',
        enterKeyHint: 'search',
        maxLength: maxSearchLength,
      }}
      startAdornment={
        <InputAdornment position="start" sx={{ color: 'text.secondary' }}>
          <SearchIcon size="1.25rem" />
        </InputAdornment>
      }
      endAdornment={
        text !== '' && (
          <IconButton
            aria-label={copy.clearSearch}
            edge="end"
            onClick={() => {
              changeText('');
              inputRef.current?.focus();
            }}
          >
            <CloseIcon size="1.25rem" />
          </IconButton>
        )
      }
      sx={{
        flex: { xs: '1 1 100%', md: '1 1 9.5rem' },
        // On mobile, the button that opens the filters must fit next to the field.
        '&:has(+ button)': { flexBasis: { xs: '10rem', md: '9.5rem' } },
        maxInlineSize: { md: 320 },
        minHeight: { xs: 44, lg: 40 },
        paddingInlineStart: '12px',
        '& .MuiInputAdornment-root': { marginInlineEnd: '8px' },
        '& input': {
          paddingBlock: { xs: '9px', lg: '7px' },
          paddingInlineStart: 0,
          // iOS zooms into fields with a font size below 16 px.
          fontSize: { xs: '1rem', lg: '0.875rem' },
        },
        '& input::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    />
  );
}
