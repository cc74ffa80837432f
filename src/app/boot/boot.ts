import './withoutEvaluation';

import { installAddressedChoices } from './addressedChoices';
import { installEarlyAnchors } from './earlyAnchors';
import { installEarlyMenus } from './earlyMenus';
import { installEarlyPresses } from './earlyPresses';
import { explainMissingApp } from './explainMissingApp';
import { closeLeftPanels } from './leftPanels';
import { reloadOnce } from './reloadOnce';
import { keepRoom } from './roomForCars';
import { whenWanted } from './whenWanted';

/**
 * The first script of every document. On a prerendered page it lets the page work as it stands (menus, links) and
 * fetches the application when somebody begins to use it; elsewhere the application is the page, and starts at once.
 */
const root = document.getElementById('root');
closeLeftPanels(document);

// Before the anchors: what the address names has to be in view to be scrolled to.
installAddressedChoices(window);

if (root?.hasAttribute('data-prerendered')) {
  keepRoom(window);
  const uninstallAnchors = installEarlyAnchors(window);
  const uninstallMenus = installEarlyMenus(document);
  const replayPress = installEarlyPresses(document);
  const handOver = () => {
    uninstallAnchors();
    uninstallMenus();
    replayPress();
  };
  whenWanted(window, () => {
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
      explainMissingApp(root);
    });
}
