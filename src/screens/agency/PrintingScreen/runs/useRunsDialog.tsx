import { useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';

import type { RunHistoryControls } from '../controller/useRunHistory';

const RunsDialog = lazyOverlay(() => import('./RunsDialog').then((module) => module.RunsDialog));

/**
 * Returns the dialog with the recent runs, and a function that opens it. The dialog is rendered outside of the
 * settings, since a reprint remounts the settings.
 */
export function useRunsDialog(controls: RunHistoryControls, onReprinted: () => void) {
  const [isOpen, setOpen] = useState(false);
  return {
    onOpen: () => {
      controls.history.load();
      setOpen(true);
    },
    dialog: <RunsDialog open={isOpen} controls={controls} onClose={() => setOpen(false)} onReprinted={onReprinted} />,
  };
}
