import { schemes } from '../../src/components/theme/tokens';

/** Markup of the loading indicator, a finder pattern, which the shell shows until the app has started. */
export const loadingIndicator =
  '<p data-loading role="status"><svg viewBox="0 0 7 7" width="56" height="56" role="img" aria-label="Loading">' +
  '<path d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z" fill="currentColor" fill-rule="evenodd"/></svg></p>';

const createColourDeclarations = ({ ink, mist }: { ink: string; mist: string }) => `color:${ink};background:${mist}`;

/** Styles of the loading indicator. They also give the page the colours that the app will use. */
export const shellStyles =
  '[data-loading]{display:grid;place-items:center;min-height:80vh;margin:0}' +
  `body:has([data-loading]){margin:0;${createColourDeclarations(schemes.light)}}` +
  `@media(prefers-color-scheme:dark){body:has([data-loading]){${createColourDeclarations(schemes.dark)}}}`;
