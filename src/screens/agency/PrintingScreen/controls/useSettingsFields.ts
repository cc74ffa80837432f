import { startTransition, useEffect, useState } from 'react';

import { onFirstInteraction } from '~/components/feedback/lazyOverlay/onFirstInteraction';

import { getLoadedSettingsFields, loadSettingsFields } from './loadSettingsFields';

/**
 * Returns the component for the fields of the settings groups once it is loaded. On phones, where all groups are
 * collapsed at first, `isDeferred` delays loading until the first interaction, or until the page is idle.
 */
export function useSettingsFields(isDeferred: boolean) {
  const [loadedFields, setLoadedFields] = useState(getLoadedSettingsFields);
  const [hasFailed, setFailed] = useState(false);

  function load() {
    loadSettingsFields().then(
      // A transition, since rendering the fields of all groups takes longer than one frame.
      (newFields) => startTransition(() => setLoadedFields(newFields)),
      (error: unknown) => {
        console.error('The fields of the settings could not be fetched:', error);
        setFailed(true);
      },
    );
  }
  const mustLoad = loadedFields === undefined;
  useEffect(() => {
    if (!mustLoad) return;
    if (isDeferred) onFirstInteraction(window, load);
    else load();
  }, [mustLoad, isDeferred]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { SettingsFields: loadedFields?.SettingsFields, hasFailed, retry };
}
