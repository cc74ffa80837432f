import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';
import { DataChip } from '~/components/shell/DataChip/DataChip';

import { officeStore } from './officeStore';

const loadPanel = () => import('./DataSourcePanel').then((module) => module.DataSourcePanel);
const DataSourcePanel = lazyOverlay(loadPanel);

/**
 * Chip in the top bar that says whether the office shows sample data or a workspace. Also renders the chip's panel, and
 * the dialog in which the user chooses the data on the first visit.
 */
export function DataSourceChip() {
  const { shows, mustChooseData, panel } = useStore(officeStore);
  const [chipElement, setChipElement] = useState<HTMLElement | null>(null);
  useEffect(() => preloadOnInteraction(loadPanel), []);
  // Closes the panel on unmount. Each page mounts a chip of its own, which would otherwise show the open panel again.
  useEffect(() => () => officeStore.setState({ panel: 'closed' }), []);
  return (
    <>
      <DataChip
        ref={setChipElement}
        data={shows}
        isOpen={panel !== 'closed'}
        onClick={() => officeStore.setState({ panel: 'open' })}
      />
      <DataSourcePanel open={panel !== 'closed' || mustChooseData} anchor={chipElement} />
    </>
  );
}
