/**
 * The entry script of every page. On a prerendered page, this script makes menus and anchors work without the app, and
 * loads the app later, usually on the first interaction. Other pages are empty, so it loads the app at once. It also
 * empties sign-in pages that get an email, whose markup has no email, and the 404 page at the path of a tag.
 */
import './disableZodJit';

import { onFirstInteraction } from '~/components/feedback/lazyOverlay/onFirstInteraction';
import { installSiteMenus } from '~/components/site/SiteBar/installSiteMenus';
import { isTagPath } from '~/domain/tagPath';

import { reloadOnce } from '../page/reloadOnce';
import { reserveSavedCarsSpace } from '../store/reserveSavedCarsSpace';
import { closePopoversOnFocusOut } from './closePopoversOnFocusOut';
import { installAnchorScrolling } from './installAnchorScrolling';
import { keepTypedEmail } from './keepTypedEmail';
import { mayShowWorkspaceTag } from './mayShowWorkspaceTag';
import { recordLastClick } from './recordLastClick';
import { reloadOnOtherPage } from './reloadOnOtherPage';
import { showLoadError } from './showLoadError';
import { showTagCode } from './showTagCode';
import { syncChoiceWithHash } from './syncChoiceWithHash';
import { worksWithoutApp } from './worksWithoutApp';

const root = document.getElementById('root');
// Empties a sign-in page that gets an email, so that the document shows its loading indicator. Also empties the 404
// page at the path of a tag, where static hosts that cannot rewrite paths serve it.
const isTagNotFound = root?.hasAttribute('data-not-found') && isTagPath(location.pathname);
if (root && (isTagNotFound || document.documentElement.hasAttribute('data-passed-email'))) {
  root.removeAttribute('data-prerendered');
  root.replaceChildren();
}

installSiteMenus();
closePopoversOnFocusOut(document);
if (!('popover' in HTMLElement.prototype))
  void import('./popoverFallback').then(({ installPopoverFallback }) => installPopoverFallback(document));

// Called before the page scrolls to an anchor, since the checked radio button decides which parts are visible.
syncChoiceWithHash(window);

/**
 * Loads the app and starts it in `container`. If that fails, reloads an empty page once. If the page is not empty, or
 * fails again, shows an error page, unless the page works without the app.
 */
const start = (container: HTMLElement, onHydrated?: () => void) => {
  import('../main')
    .then(({ startApp }) => startApp(container, onHydrated))
    .catch((error: unknown) => {
      const isEmpty = !container.hasAttribute('data-prerendered');
      if (isEmpty && reloadOnce(window)) return;
      console.warn('The application could not be fetched:', error);
      if (worksWithoutApp(container)) return;
      keepTypedEmail(window);
      showLoadError(container);
    });
};

if (root?.hasAttribute('data-prerendered')) {
  reserveSavedCarsSpace(window);
  showTagCode(window);
  if (root.querySelector('[data-countdown]')) void import('./runCountdown');
  const uninstallAnchorScrolling = installAnchorScrolling(window);
  const replayLastClick = recordLastClick(document);
  const stopReloading = reloadOnOtherPage(window);
  const startHydrating = () =>
    start(root, () => {
      stopReloading();
      uninstallAnchorScrolling();
      replayLastClick();
    });
  // Starts the app at once on the page of a tag that may be in the workspace, and for an enquiry about a subject, whose
  // message the app fills in.
  if (mayShowWorkspaceTag(window) || location.search.startsWith('?about=')) startHydrating();
  else onFirstInteraction(window, startHydrating);
} else if (root) start(root);
