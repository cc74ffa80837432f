import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';
import { DataChip } from '~/components/shell/DataChip/DataChip';

import { officeStore } from './officeStore';

const loadPanel = () => import('./DataSourcePanel').then((module) => module.DataSourcePanel);
const DataSourcePanel = lazyOverlay(loadPanel);

/**
 * Chip in the top bar that says if the office shows sample data or a workspace, with its panel and the dialog of the
 * first visit.
 */
export function DataSourceChip() {
  const { shows, mustChooseData } = useStore(officeStore);
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
      <DataSourcePanel
        open={isOpen || mustChooseData}
        isPanelOpen={isOpen}
        anchor={anchor}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
