import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';
import { DataChip } from '~/components/shell/DataChip/DataChip';

import { office } from './office';

const loadPanel = () => import('./OfficePanel').then((module) => module.OfficePanel);
const OfficePanel = lazyOverlay(loadPanel);

/**
 * Chip in the top bar that says if the office shows sample data or a workspace, with its panel and the dialog of the
 * first visit.
 */
export function DataSourceChip() {
  const { shows, mustChoose } = useStore(office);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => preloadOnInteraction(loadPanel), []);
  return (
    <>
      <DataChip
        data={shows}
        isOpen={isOpen}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setIsOpen(true);
        }}
      />
      <OfficePanel open={isOpen || mustChoose} isPanelOpen={isOpen} anchor={anchor} onClose={() => setIsOpen(false)} />
    </>
  );
}
