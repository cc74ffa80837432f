/**
 * The first script of every page. On a prerendered page, it makes menus and anchors work without the app, which it
 * loads later, usually on the first interaction. Any other page is empty without the app, so the app is loaded at once.
 */
import './disableZodJit';

import { installSiteMenus } from '~/components/site/SiteBar/installSiteMenus';

import { reloadOnce } from '../page/reloadOnce';
import { reserveSavedCarsSpace } from '../store/reserveSavedCarsSpace';
import { closePopoversOnFocusOut } from './closePopoversOnFocusOut';
import { installAnchorScrolling } from './installAnchorScrolling';
import { mayShowWorkspaceTag } from './mayShowWorkspaceTag';
import { onFirstInteraction } from './onFirstInteraction';
import { recordLastClick } from './recordLastClick';
import { recordTypedText } from './recordTypedText';
import { showEmail } from './showEmail';
import { showLoadError } from './showLoadError';
import { showTagCode } from './showTagCode';
import { syncChoiceWithHash } from './syncChoiceWithHash';

const loadErrorMessage = 'The application could not be fetched:';

/** Reloads the page, or shows an error page if it has just been reloaded. */
function recover(page: HTMLElement, error: unknown) {
  if (reloadOnce(window)) return;
  console.error(loadErrorMessage, error);
  showLoadError(page);
}

const root = document.getElementById('root');
installSiteMenus();
closePopoversOnFocusOut(document);

// Called before the page scrolls to an anchor, since the checked radio button decides which parts are visible.
syncChoiceWithHash(window);

if (root?.hasAttribute('data-prerendered')) {
  reserveSavedCarsSpace(window);
  showTagCode(window);
  showEmail(window);
  const uninstallAnchorScrolling = installAnchorScrolling(window);
  const restoreTypedText = recordTypedText(document);
  const replayLastClick = recordLastClick(document);
  const onHydrated = () => {
    uninstallAnchorScrolling();
    restoreTypedText();
    replayLastClick();
  };
  const start = () => {
    import('../main')
      .then(({ startApp }) => startApp(root, onHydrated))
      .catch((error: unknown) => {
        // Most prerendered pages work without the app, except those with a message for browsers without JavaScript.
        if (document.querySelector('noscript')) recover(root, error);
        else console.warn(loadErrorMessage, error);
      });
  };
  if (mayShowWorkspaceTag(window)) start();
  else onFirstInteraction(window, start);
} else if (root) {
  import('../main').then(({ startApp }) => startApp(root)).catch((error: unknown) => recover(root, error));
}
