import { useEffect, useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';
import { SearchButton } from '~/components/shell/OfficeSearch/SearchButton';
import { SearchFieldWhileLoading } from '~/components/shell/OfficeSearch/SearchFieldWhileLoading';

import type { OfficeSearchSource } from './searchOffice';

const loadPanel = () => import('./OfficeSearchPanel').then((module) => module.OfficeSearchPanel);
const OfficeSearchPanel = lazyOverlay(loadPanel, ({ onClose }) => onClose(), SearchFieldWhileLoading);

const emptyTypedSearch = { search: '', isEntered: false };

/** Search of the office. Opens with the button in the top bar, and with Ctrl+K (on a Mac also Cmd+K). */
export function OfficeSearch(source: OfficeSearchSource) {
  const [isOpen, setIsOpen] = useState(false);
  const [typedSearch, setTypedSearch] = useState(emptyTypedSearch);
  useEffect(() => preloadOnInteraction(loadPanel), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      // Keeps browsers from focusing their own search field.
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <SearchButton onClick={() => setIsOpen(true)} />
      <OfficeSearchPanel
        {...source}
        open={isOpen}
        typedSearch={typedSearch}
        onType={setTypedSearch}
        onClose={() => {
          setIsOpen(false);
          setTypedSearch(emptyTypedSearch);
        }}
      />
    </>
  );
}
