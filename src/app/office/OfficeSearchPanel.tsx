import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { OfficeSearchDialog } from '~/components/shell/OfficeSearch/OfficeSearchDialog';
import type { SearchResult } from '~/components/shell/OfficeSearch/OfficeSearchDialog';

import { addState } from '../lists/dialogState';
import { searchOffice } from './searchOffice';
import type { OfficeSource } from './searchOffice';

export type OfficeSearchPanelProps = OfficeSource & { open: boolean; onClose: () => void };

/** The dialog of the search, with its results. The search starts empty each time. */
export function OfficeSearchPanel({ open, onClose, ...source }: OfficeSearchPanelProps) {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  // Typing stays fast in a workspace with many records.
  const deferredSearch = useDeferredValue(search);
  const close = () => {
    setSearch('');
    onClose();
  };
  const openResult = ({ href, opensForm }: SearchResult) => {
    close();
    void navigate(href, opensForm ? { state: addState } : undefined);
  };
  return (
    <OfficeSearchDialog
      open={open}
      search={search}
      results={open ? searchOffice(source, deferredSearch) : []}
      onSearchChange={setSearch}
      onSelect={openResult}
      onClose={close}
    />
  );
}
