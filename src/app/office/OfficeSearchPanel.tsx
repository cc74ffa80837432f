import { useState } from 'react';
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
      // Not deferred: Enter right after a key must open a result of the new text.
      results={open ? searchOffice(source, search) : []}
      onSearchChange={setSearch}
      onSelect={openResult}
      onClose={close}
    />
  );
}
