import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { OfficeSearchDialog } from '~/components/shell/OfficeSearch/OfficeSearchDialog';
import type { SearchResult } from '~/components/shell/OfficeSearch/OfficeSearchDialog';
import type { TypedSearch } from '~/components/shell/OfficeSearch/SearchFieldWhileLoading';

import { addDialogState } from '../lists/dialogState';
import { searchOffice } from './searchOffice';
import type { OfficeSearchSource } from './searchOffice';

export type OfficeSearchPanelProps = OfficeSearchSource & {
  open: boolean;
  typedSearch: TypedSearch;
  onType: (typedSearch: TypedSearch) => void;
  /** Called when the dialog closes. The next search then starts empty. */
  onClose: () => void;
};

/** The search dialog, connected to `searchOffice` and the router. */
export function OfficeSearchPanel({ open, typedSearch, onType, onClose, ...source }: OfficeSearchPanelProps) {
  const navigate = useNavigate();
  // Does not use `useDeferredValue`, so that Enter opens a result for the latest text, even right after a keystroke.
  const results = open ? searchOffice(source, typedSearch.search) : [];
  const openResult = ({ href, opensForm }: SearchResult) => {
    onClose();
    void navigate(href, opensForm ? { state: addDialogState } : undefined);
  };
  const openFirstResultIfEntered = useEffectEvent(() => {
    const [firstResult] = results;
    if (typedSearch.isEntered && firstResult) openResult(firstResult);
  });
  useEffect(() => openFirstResultIfEntered(), []);
  return (
    <OfficeSearchDialog
      open={open}
      search={typedSearch.search}
      results={results}
      onSearchChange={(search) => onType({ search, isEntered: false })}
      onSelect={openResult}
      onClose={onClose}
    />
  );
}
