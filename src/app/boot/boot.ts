/**
 * The entry script of every page. On a prerendered page, it makes menus and links to anchors work without the app, and
 * usually loads the app on the first interaction. On all other pages, it loads the app at once.
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
// Shows the loading indicator instead of prerendered markup that would be wrong. A sign-in page must show the email in
// its history state. The 404 page must not be shown for a tag; hosts that cannot rewrite paths serve it for tags.
const is404PageForTag = root?.hasAttribute('data-not-found') && isTagPath(location.pathname);
if (root && (is404PageForTag || document.documentElement.hasAttribute('data-passed-email'))) {
  root.removeAttribute('data-prerendered');
  root.replaceChildren();
}

installSiteMenus();
closePopoversOnFocusOut(document);
if (!('popover' in HTMLElement.prototype))
  void import('./popoverFallback').then(({ installPopoverFallback }) => installPopoverFallback(document));

// Called before `installAnchorScrolling`: the checked radio button decides which elements are visible, and thereby
// the position of the element to which the page scrolls.
syncChoiceWithHash(window);

/**
 * Loads the app and starts it in `container`. If that fails, first reloads a page without prerendered markup once. Then
 * keeps a prerendered page that works without the app, and shows an error on all other pages.
 */
const startAppIn = (container: HTMLElement, onHydrated?: () => void) => {
  import('../main')
    .then(({ startApp }) => startApp(container, onHydrated))
    .catch((error: unknown) => {
      const isPrerendered = container.hasAttribute('data-prerendered');
      if (!isPrerendered && reloadOnce(window)) return;
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
  // Two pages need the app at once, since their prerendered markup is incomplete: the page of a tag that may be in the
  // workspace, and the contact page with a subject in the URL, for which the app fills in the message.
  if (mayShowWorkspaceTag(window) || location.search.startsWith('?about=')) startHydrating();
  else onFirstInteraction(window, startHydrating);
} else if (root) startAppIn(root);
