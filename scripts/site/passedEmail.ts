import { shellStyles, supportedBrowserCondition } from './shell';

/**
 * Script in the head of the sign-in pages. They are prerendered without an email. If the history entry contains one, the
 * script shows the loading indicator instead, before the first paint. The boot script then starts the app at once.
 */
export const passedEmailScript =
  "history.state?.usr?.email&&document.documentElement.setAttribute('data-passed-email','')";

const hidden = '{display:none}';
const shown = '{display:grid}';

/**
 * Styles of the sign-in pages. They show the loading indicator instead of the root if the page gets an email, while the
 * root is empty, and in browsers that are too old, until the app has started: the indicator contains the message for
 * these browsers.
 */
export const passedEmailStyles =
  `${shellStyles}body>[data-loading]${hidden}#root:empty+[data-loading]${shown}` +
  `[data-passed-email] [data-prerendered]${hidden}[data-passed-email] [data-prerendered]+[data-loading]${shown}` +
  `@supports not (${supportedBrowserCondition}){:root:not([data-started]) [data-prerendered]${hidden}` +
  `:root:not([data-started]) [data-prerendered]+[data-loading]${shown}}`;
