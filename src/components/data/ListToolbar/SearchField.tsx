import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import CloseIcon from 'lucide-react/icons/x';
import SearchIcon from 'lucide-react/icons/search';
import { useState, useTransition } from 'react';

import { InputFrame } from '~/components/inputs/InputFrame/InputFrame';
import { useIsMobile } from '~/components/theme/useIsMobile';
import { maxSearchLength } from '~/domain/lists/listRules';

import { useListFocusRef } from '../listFocus';
import { listToolbarCopy as copy } from './ListToolbar.copy';

export type SearchFieldProps = {
  label: string;
  search: string;
  onSearch: (search: string) => void;
};

/**
 * Search field of a list. It keeps the typed text in state and updates the rows in a transition, so that typing never
 * waits for the rows. If `search` changes for another reason (Back, 'Clear search'), it replaces the typed text.
 */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [previousSearch, setPreviousSearch] = useState(search);
  const [isPending, startTransition] = useTransition();
  const inputRef = useListFocusRef('search');
  const isMobile = useIsMobile();
  if (previousSearch !== search) {
    setPreviousSearch(search);
    // During a transition, `search` lags behind, and must not replace the text that the user has typed since.
    if (!isPending) setText(search);
  }
  const changeText = (newText: string) => {
    setText(newText);
    startTransition(() => onSearch(newText));
  };
  return (
    <InputFrame
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) inputRef.current?.focus();
      }}
      sx={{
        // From `md` on, the field is wide enough for the whole placeholder next to up to three filters.
        // On mobile, the field is next to a filter, or to the button that opens the filters, and takes the free width.
        flex: { xs: '99 1 7rem', md: '1 1 15rem', lg: '1 1 11rem' },
        gap: '8px',
        maxInlineSize: { lg: 320 },
        minHeight: { xs: 44, lg: 40 },
        paddingInlineStart: '12px',
        '& > svg': { flex: 'none', color: 'text.secondary' },
      }}
    >
      <SearchIcon size="1.25rem" />
      <Input
        ref={inputRef}
        value={text}
        onChange={(event) => changeText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          // Keeps a surrounding dialog open, which Escape would close.
          event.stopPropagation();
          changeText('');
        }}
        // On phones, the label does not fit next to the button that opens the filters.
        placeholder={isMobile ? copy.search : label}
        aria-label={label}
        type="text"
        role="searchbox"
        enterKeyHint="search"
        maxLength={maxSearchLength}
      />
      {text !== '' && (
        <IconButton
          aria-label={copy.clearSearch}
          onClick={() => {
            changeText('');
            inputRef.current?.focus();
          }}
          sx={{ marginInlineStart: '-8px', marginInlineEnd: '2px' }}
        >
          <CloseIcon size="1.25rem" />
        </IconButton>
      )}
    </InputFrame>
  );
}

// The name applies the theme's style overrides for MUI's OutlinedInput.
const Input = styled('input', { name: 'MuiOutlinedInput', slot: 'Input' })(({ theme }) => ({
  '&&': {
    minInlineSize: 0,
    inlineSize: '100%',
    border: 0,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    textOverflow: 'ellipsis',
    paddingBlock: '9px',
    paddingInlineStart: 0,
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    // The text is smaller on large screens only, since iOS zooms into fields with a font size below 16 px.
    [theme.breakpoints.up('lg')]: { paddingBlock: '7px', fontSize: '0.875rem' },
  },
}));
