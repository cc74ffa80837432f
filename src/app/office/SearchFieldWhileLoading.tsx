import Box from '@mui/material/Box';
import { useLayoutEffect, useState } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';
import { officeSearchCopy as copy } from '~/components/shell/OfficeSearch/OfficeSearch.copy';

import type { OfficeSearchPanelProps } from './OfficeSearchPanel';

/** Hidden field that takes the keys that the user types while the code of the search loads. */
export function SearchFieldWhileLoading({ typed, onType, onClose }: OfficeSearchPanelProps) {
  const [opener] = useState(() => document.activeElement);
  // The dialog returns the focus to the element that had it before, which must not be this field.
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
