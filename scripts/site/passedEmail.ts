import { shellStyles, supportedBrowserCondition } from './shell';

/**
 * Script in the head of the sign-in pages, which are prerendered without the user's email address. If the history entry
 * contains one, the script shows the loading indicator instead of the prerendered page before the first paint, and the
 * boot script starts the app at once.
 */
export const passedEmailScript =
  "history.state?.usr?.email&&document.documentElement.setAttribute('data-passed-email','')";

const hiddenRule = '{display:none}';
const shownRule = '{display:grid}';

/**
 * Styles of the sign-in pages. They show the loading indicator instead of the page in three cases: the history entry
 * contains an email address, the element `#root` is empty, or the browser is too old and the app has not started. The
 * indicator contains a message for old browsers.
 */
export const passedEmailStyles =
  `${shellStyles}body>[data-loading]${hiddenRule}#root:empty+[data-loading]${shownRule}` +
  `[data-passed-email] [data-prerendered]${hiddenRule}[data-passed-email] [data-prerendered]+[data-loading]${shownRule}` +
  `@supports not (${supportedBrowserCondition}){:root:not([data-started]) [data-prerendered]${hiddenRule}` +
  `:root:not([data-started]) [data-prerendered]+[data-loading]${shownRule}}`;
