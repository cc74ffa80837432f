import { useEffect, useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';
import { SearchButton } from '~/components/shell/OfficeSearch/SearchButton';

import type { OfficeSource } from './searchOffice';

const loadPanel = () => import('./OfficeSearchPanel').then((module) => module.OfficeSearchPanel);
const OfficeSearchPanel = lazyOverlay(loadPanel);

/** The search of the office, which the button in the top bar and Ctrl+K (on a Mac also Cmd+K) open. */
export function OfficeSearch(source: OfficeSource) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => preloadOnInteraction(loadPanel), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      // Otherwise browsers focus their own search.
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <SearchButton onClick={() => setIsOpen(true)} />
      <OfficeSearchPanel {...source} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
