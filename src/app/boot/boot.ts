/**
 * The first script of every page. On a prerendered page, it makes menus and anchors work without the app, which it
 * loads later, usually on the first interaction. Any other page is empty without the app, so the app is loaded at once.
 */
import './disableZodJit';

import { onFirstInteraction } from '~/components/feedback/lazyOverlay/onFirstInteraction';
import { installSiteMenus } from '~/components/site/SiteBar/installSiteMenus';

import { reloadOnce } from '../page/reloadOnce';
import { reserveSavedCarsSpace } from '../store/reserveSavedCarsSpace';
import { closePopoversOnFocusOut } from './closePopoversOnFocusOut';
import { installAnchorScrolling } from './installAnchorScrolling';
import { mayShowWorkspaceTag } from './mayShowWorkspaceTag';
import { recordLastClick } from './recordLastClick';
import { reloadOnOtherPage } from './reloadOnOtherPage';
import { showLoadError } from './showLoadError';
import { showTagCode } from './showTagCode';
import { syncChoiceWithHash } from './syncChoiceWithHash';

const root = document.getElementById('root');
installSiteMenus();
closePopoversOnFocusOut(document);
if (!('popover' in HTMLElement.prototype))
  void import('./popoverFallback').then(({ installPopoverFallback }) => installPopoverFallback(document));

// Called before the page scrolls to an anchor, since the checked radio button decides which parts are visible.
syncChoiceWithHash(window);

if (root?.hasAttribute('data-prerendered')) {
  reserveSavedCarsSpace(window);
  showTagCode(window);
  const uninstallAnchorScrolling = installAnchorScrolling(window);
  const replayLastClick = recordLastClick(document);
  const stopReloading = reloadOnOtherPage(window);
  const onHydrated = () => {
    stopReloading();
    uninstallAnchorScrolling();
    replayLastClick();
  };
  const start = () => {
    import('../main')
      .then(({ startApp }) => startApp(root, onHydrated))
      // Logs a warning and shows no error page, since the menus and links of a prerendered page work without the app.
      .catch((error: unknown) => console.warn('The application could not be fetched:', error));
  };
  // Starts the app at once on the page of a tag that may be in the workspace, and for an enquiry about a product, whose
  // message the app fills in.
  if (mayShowWorkspaceTag(window) || location.search.startsWith('?about=')) start();
  else onFirstInteraction(window, start);
} else if (root) {
  import('../main')
    .then(({ startApp }) => startApp(root))
    .catch((error: unknown) => {
      if (reloadOnce(window)) return;
      console.error('The application could not be fetched:', error);
      showLoadError(root);
    });
}
