import { useSyncExternalStore } from 'react';

import { breakpoints } from '~/components/theme/tokens';

/** Where a code to scan takes the place of the link: a window with room on a device that is hardly the phone itself. */
export const scanQuery = `@media (min-width: ${breakpoints.bar}px) and (hover: hover) and (pointer: fine)`;

const condition = scanQuery.replace('@media ', '');

function subscribe(onChange: () => void) {
  const query = matchMedia(condition);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the code is in sight; never in a served page, which has no message to carry yet. */
export function useScanning(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => false,
  );
}
