import './disableZodJit';

import { installAddressedChoices } from './addressedChoices';
import { installEarlyAnchors } from './earlyAnchors';
import { installEarlyMenus } from './earlyMenus';
import { installEarlyPresses } from './earlyPresses';
import { showLoadError } from './showLoadError';
import { closePopoversOnFocusOut } from './closePopoversOnFocusOut';
import { reloadOnce } from '../page/reloadOnce';
import { reserveSavedCarsSpace } from '../store/reserveSavedCarsSpace';
import { onFirstInteraction } from './onFirstInteraction';

/**
 * The first script of every document. On a prerendered page it lets the page work as it stands (menus, links) and
 * fetches the application when somebody begins to use it; elsewhere the application is the page, and starts at once.
 */
const root = document.getElementById('root');
closePopoversOnFocusOut(document);

// Before the anchors: what the address names has to be in view to be scrolled to.
installAddressedChoices(window);

if (root?.hasAttribute('data-prerendered')) {
  reserveSavedCarsSpace(window);
  const uninstallAnchors = installEarlyAnchors(window);
  const uninstallMenus = installEarlyMenus(document);
  const replayPress = installEarlyPresses(document);
  const handOver = () => {
    uninstallAnchors();
    uninstallMenus();
    replayPress();
  };
  onFirstInteraction(window, () => {
    import('../main')
      .then(({ start }) => start(root, handOver))
      // The document goes on working as it stands: its links lead on, its menus open.
      .catch((error: unknown) => console.warn('The application could not be fetched:', error));
  });
} else if (root) {
  import('../main')
    .then(({ start }) => start(root))
    .catch((error: unknown) => {
      if (reloadOnce(window)) return;
      console.error('The application could not be fetched:', error);
      showLoadError(root);
    });
}
