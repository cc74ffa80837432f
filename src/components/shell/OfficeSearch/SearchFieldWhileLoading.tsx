import Box from '@mui/material/Box';
import { useLayoutEffect, useState } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';

import { officeSearchCopy as copy } from './OfficeSearch.copy';

/**
 * The text that was typed before the dialog is loaded. `isEntered` is true if the user has pressed Enter since the last
 * change.
 */
export type TypedSearch = { search: string; isEntered: boolean };

export type SearchFieldWhileLoadingProps = {
  typedSearch: TypedSearch;
  onType: (typedSearch: TypedSearch) => void;
  onClose: () => void;
};

/** Visually hidden field that receives what the user types while the chunk of the search dialog loads. */
export function SearchFieldWhileLoading({ typedSearch, onType, onClose }: SearchFieldWhileLoadingProps) {
  const [opener] = useState(() => document.activeElement);
  // Returns the focus to the opener before the dialog replaces this field, since the dialog remembers the focused
  // element when it opens, and focuses that element when it closes.
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (
    <>
      <Box
        component="input"
        autoFocus
        aria-label={copy.label}
        value={typedSearch.search}
        onChange={({ target }) => onType({ search: target.value, isEntered: false })}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onType({ ...typedSearch, isEntered: true });
          if (key === 'Escape') onClose();
        }}
        sx={visuallyHidden}
      />
      <NavigationProgress isLoading />
    </>
  );
}
