import Box from '@mui/material/Box';
import { useLayoutEffect, useState } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';

import { officeSearchCopy as copy } from './OfficeSearch.copy';

/** The text typed before the dialog is loaded. `isEntered` is true if the user has pressed Enter after it. */
export type TypedSearch = { search: string; isEntered: boolean };

export type SearchFieldWhileLoadingProps = {
  typed: TypedSearch;
  onType: (typed: TypedSearch) => void;
  onClose: () => void;
};

/** Hidden field that takes the keys that the user types while the chunk of the search loads. */
export function SearchFieldWhileLoading({ typed, onType, onClose }: SearchFieldWhileLoadingProps) {
  const [opener] = useState(() => document.activeElement);
  // Focuses the opener again when the dialog replaces this field, so that the dialog returns the focus to the opener.
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
        value={typed.search}
        onChange={({ target }) => onType({ search: target.value, isEntered: false })}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onType({ ...typed, isEntered: true });
          if (key === 'Escape') onClose();
        }}
        sx={visuallyHidden}
      />
      <NavigationProgress waiting />
    </>
  );
}
