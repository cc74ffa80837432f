import { finderPatternPath } from '../../src/components/brand/FinderPattern/finderPatternPath';
import { schemes } from '../../src/components/theme/tokens';

/**
 * CSS condition for `@supports`: true in the minimum browsers, false in older ones. The minimum versions are
 * the first ones with `color-mix` and `font-synthesis-weight` (Chrome, Edge, Safari) or `:popover-open` (Firefox).
 */
export const supportedBrowserCondition =
  '(color:color-mix(in srgb,red,red)) and (font-synthesis-weight:none) and ((not (-moz-appearance:none)) or selector(:popover-open))';

/**
 * Markup that a shell shows until the app has started: the corner square of a QR code as a loading indicator, a
 * sentence for browsers that are too old and, if loading takes long, a link that reloads the page. The markup works
 * without scripts, since each script can fail to load.
 */
export const loadingIndicator =
  '<div data-loading role="status"><svg viewBox="0 0 7 7" width="56" height="56" role="img" aria-label="Loading">' +
  `<path d="${finderPatternPath}" fill="currentColor" fill-rule="evenodd"/></svg>` +
  '<p data-outdated>This browser is too old. Update it, or use another one.</p>' +
  '<p data-late>This page takes longer than usual. Check your connection and that your browser is up to date, then <a href="">reload the page</a>.</p></div>';

const createColourDeclarations = ({ ink, mist }: { ink: string; mist: string }) => `color:${ink};background:${mist}`;

/**
 * Styles of the loading indicator. The message about slow loading appears after 10 s, even if the user prefers reduced
 * motion. The styles also set the background and text colours of the app, and hide the buttons of the top bar, which
 * only work in the started app.
 */
export const shellStyles =
  '[data-loading]{display:grid;place-content:center;justify-items:center;min-height:80vh;padding:0 16px}' +
  '[data-late],[data-outdated]{max-width:32em;margin:24px 0 0;font:16px/1.5 Figtree,system-ui,sans-serif;text-align:center}' +
  `@supports ${supportedBrowserCondition}{[data-outdated]{display:none}}` +
  '[data-late]{visibility:hidden;animation:late 0s 10s forwards!important}[data-late] a{color:inherit}@keyframes late{to{visibility:visible}}' +
  'body:has(#root [data-loading]) header button{visibility:hidden}' +
  `body:has(#root [data-loading]){margin:0;${createColourDeclarations(schemes.light)}}` +
  `@media(prefers-color-scheme:dark){body:has(#root [data-loading]){${createColourDeclarations(schemes.dark)}}}`;
