import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import CloseIcon from 'lucide-react/icons/x';
import SearchIcon from 'lucide-react/icons/search';
import { useRef, useState, useTransition } from 'react';

import { longestSearch } from '~/domain/lists/listRules';

import { searchFieldCopy as copy } from './SearchField.copy';

export type SearchFieldProps = {
  label: string;
  search: string;
  onSearch: (search: string) => void;
};

/**
 * The field owns its text, so that no keystroke waits for the rows: they follow in a transition, which the next
 * keystroke interrupts. A search that comes from elsewhere, by Back or by 'Clear search', takes the text's place.
 */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [isFollowing, startFollowing] = useTransition();
  const input = useRef<HTMLInputElement>(null);
  if (seen !== search) {
    setSeen(search);
    // While the rows still follow, it is an earlier state of the text itself.
    if (!isFollowing) setText(search);
  }
  const change = (next: string) => {
    setText(next);
    startFollowing(() => onSearch(next));
  };
  return (
    <OutlinedInput
      inputRef={input}
      value={text}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        change('');
      }}
      placeholder={label}
      inputProps={{
        'aria-label': label,
        type: 'text',
        role: 'searchbox',
        enterKeyHint: 'search',
        maxLength: longestSearch,
      }}
      startAdornment={
        <InputAdornment position="start" sx={{ color: 'text.secondary' }}>
          <SearchIcon size="1.25rem" />
        </InputAdornment>
      }
      endAdornment={
        text !== '' && (
          <IconButton
            aria-label={copy.clear}
            edge="end"
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <CloseIcon size="1.25rem" />
          </IconButton>
        )
      }
      sx={{
        flex: { xs: '1 1 100%', md: '1 1 9.5rem' },
        // On a phone a button that opens the filters has room beside it; the filters themselves have not.
        '&:has(+ button)': { flexBasis: { xs: '10rem', md: '9.5rem' } },
        maxInlineSize: { md: 320 },
        minHeight: { xs: 44, lg: 40 },
        paddingInlineStart: '12px',
        '& .MuiInputAdornment-root': { marginInlineEnd: '8px' },
        '& input': {
          paddingBlock: { xs: '9px', lg: '7px' },
          paddingInlineStart: 0,
          // A phone zooms into a field with smaller letters.
          fontSize: { xs: '1rem', lg: '0.875rem' },
        },
        '& input::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    />
  );
}
