import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import InputAdornment from '@mui/material/InputAdornment';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import SearchIcon from 'lucide-react/icons/search';
import type { LucideIcon } from 'lucide-react';

import { ClosableDialog } from '~/components/feedback/ClosableDialog/ClosableDialog';

import { officeSearchCopy as copy } from './OfficeSearch.copy';
import { headingStyles, listStyles, scrollerStyles } from './officeSearchStyles';

export type SearchResult = {
  /** Id that no other result has. */
  id: string;
  /** Heading of the group to which the result belongs. Results with the same heading must follow one another. */
  group: string;
  label: string;
  /** Secondary text, such as an email address. */
  detail?: string | undefined;
  icon: LucideIcon;
  href: string;
  /** True if `href` opens the form for a new record. */
  opensForm?: boolean;
};

export type OfficeSearchDialogProps = {
  open: boolean;
  search: string;
  results: readonly SearchResult[];
  onSearchChange: (search: string) => void;
  onSelect: (result: SearchResult) => void;
  onClose: () => void;
};

/** Dialog that finds the pages, actions and records of the office. Arrow keys select a result, Enter opens it. */
export function OfficeSearchDialog(props: OfficeSearchDialogProps) {
  const { open, search, results, onSearchChange, onSelect, onClose } = props;
  return (
    <ClosableDialog open={open} title={copy.title} onClose={onClose}>
      {/* The height is fixed, so that the dialog does not move while the user types. */}
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', blockSize: { md: 'min(36rem, 100dvh - 12rem)' } }}>
        <Autocomplete
          open
          value={null}
          options={results}
          groupBy={({ group }) => group}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ id }) => id}
          // Turns off MUI's filter: `results` already match the search.
          filterOptions={(options) => options}
          autoHighlight
          selectOnFocus={false}
          inputValue={search}
          onInputChange={(_event, text, reason) => {
            if (reason === 'input') onSearchChange(text);
          }}
          onChange={(_event, result) => {
            if (result) onSelect(result);
          }}
          onHighlightChange={({ target }, _result, reason) => {
            // MUI calls `onHighlightChange` before it updates `aria-activedescendant`, so the scroll waits for a
            // microtask.
            if (reason === 'keyboard' && target instanceof Element) {
              queueMicrotask(() => scrollToActiveDescendant(target));
            }
          }}
          onClose={(_event, reason) => {
            if (reason === 'escape') onClose();
          }}
          noOptionsText={copy.nothingFound}
          popupIcon={null}
          slots={{ popper: InlinePopper }}
          slotProps={{
            paper: { elevation: 0, sx: { backgroundImage: 'none' } },
            listbox: { component: 'div', sx: listStyles },
          }}
          renderGroup={({ key, group, children }) => (
            <Box key={key} role="group" aria-label={group}>
              <Typography variant="caption" component="div" aria-hidden sx={headingStyles}>
                {group}
              </Typography>
              <Box component="ul" role="presentation" sx={{ padding: 0 }}>
                {children}
              </Box>
            </Box>
          )}
          renderOption={({ key, ...optionProps }, { label, detail, icon: Icon }) => (
            <li key={key} {...optionProps}>
              <Icon size="1.25rem" />
              <bdi>{label}</bdi>
              {detail && (
                <Typography variant="body2" component="bdi" noWrap sx={{ color: 'text.secondary' }}>
                  {detail}
                </Typography>
              )}
            </li>
          )}
          renderInput={({ slotProps, ...inputProps }) => (
            <TextField
              {...inputProps}
              autoFocus
              placeholder={copy.placeholder}
              slotProps={{
                ...slotProps,
                htmlInput: { ...slotProps.htmlInput, 'aria-label': copy.label },
                input: {
                  ...slotProps.input,
                  startAdornment: (
                    <InputAdornment position="start">
                      <SearchIcon size="1.25rem" />
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </DialogContent>
    </ClosableDialog>
  );
}

/**
 * Scrolls the highlighted result into view. MUI scrolls the list itself, but here the element around the list scrolls.
 */
function scrollToActiveDescendant(field: Element) {
  const activeDescendantId = field.getAttribute('aria-activedescendant');
  if (activeDescendantId) document.getElementById(activeDescendantId)?.scrollIntoView({ block: 'nearest' });
}

/** Replaces MUI's Popper, so that the results are inside the dialog, below the field, and not in a popup. */
function InlinePopper({ children }: Pick<PopperProps, 'children'>) {
  return <Box sx={scrollerStyles}>{typeof children === 'function' ? null : children}</Box>;
}
