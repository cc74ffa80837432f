/**
 * The entry script of every page. On a prerendered page, this script makes menus and anchors work without the app, and
 * loads the app later, usually on the first interaction. Other pages are empty, so the script loads the app at once.
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
// Removes prerendered markup that the app would change, so that the loading indicator is shown instead: a sign-in page
// whose history state contains an email, or the 404 page, which hosts that cannot rewrite paths serve for a tag.
const is404OfTag = root?.hasAttribute('data-not-found') && isTagPath(location.pathname);
if (root && (is404OfTag || document.documentElement.hasAttribute('data-passed-email'))) {
  root.removeAttribute('data-prerendered');
  root.replaceChildren();
}

installSiteMenus();
closePopoversOnFocusOut(document);
if (!('popover' in HTMLElement.prototype))
  void import('./popoverFallback').then(({ installPopoverFallback }) => installPopoverFallback(document));

// Called before `installAnchorScrolling`, since the checked radio button decides which parts of the page are visible.
syncChoiceWithHash(window);

/**
 * Loads the app and starts it in `container`. If that fails, reloads an empty page once, and leaves a page that works
 * without the app as it is. Shows an error page in all other cases.
 */
const startAppIn = (container: HTMLElement, onHydrated?: () => void) => {
  import('../main')
    .then(({ startApp }) => startApp(container, onHydrated))
    .catch((error: unknown) => {
      const isEmptyPage = !container.hasAttribute('data-prerendered');
      if (isEmptyPage && reloadOnce(window)) return;
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
    startAppIn(root, () => {
      stopReloading();
      uninstallAnchorScrolling();
      replayLastClick();
    });
  // Starts the app at once on pages that it completes without an interaction: the page of a tag that may be in the
  // workspace, and the contact page with a subject, for which the app fills in the message.
  if (mayShowWorkspaceTag(window) || location.search.startsWith('?about=')) startHydrating();
  else onFirstInteraction(window, startHydrating);
} else if (root) startAppIn(root);
