import './disableZodJit';

import { installSiteMenus } from '~/components/site/SiteBar/installSiteMenus';

import { reloadOnce } from '../page/reloadOnce';
import { reserveSavedCarsSpace } from '../store/reserveSavedCarsSpace';
import { closePopoversOnFocusOut } from './closePopoversOnFocusOut';
import { installAnchorScrolling } from './installAnchorScrolling';
import { onFirstInteraction } from './onFirstInteraction';
import { replayLastClick } from './replayLastClick';
import { showLoadError } from './showLoadError';
import { syncChoiceWithHash } from './syncChoiceWithHash';

/**
 * The first script of every document. A prerendered page works with this script alone (menus, anchors) and loads the
 * app on the first interaction; any other page is empty without the app and loads it at once.
 */
const root = document.getElementById('root');
installSiteMenus();
closePopoversOnFocusOut(document);

// Runs before the anchors are installed: the choice decides which of them are visible.
syncChoiceWithHash(window);

if (root?.hasAttribute('data-prerendered')) {
  reserveSavedCarsSpace(window);
  const uninstallAnchorScrolling = installAnchorScrolling(window);
  const replayClick = replayLastClick(document);
  const onHydrated = () => {
    uninstallAnchorScrolling();
    replayClick();
  };
  onFirstInteraction(window, () => {
    import('../main')
      .then(({ start }) => start(root, onHydrated))
      // The prerendered page stays usable: its links load documents and its menus open.
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
