import type { Selector } from 'lightningcss';

import type { Page } from './shrink';
import { minifyCss } from './styles';

/** The parts of a page, with minified styles. */
export type SplitPage = { start: Page; rest: Page };

/**
 * Splits the markup at the second section, and the styles into those of the first part and those that only the second
 * part needs. Returns undefined for a page with one section.
 */
export function splitPage({ html, css }: Page, unusedClasses: string[] = []): SplitPage | undefined {
  const index = html.indexOf('<section', html.indexOf('<section') + 1);
  if (index < 0) return undefined;
  const startHtml = html.slice(0, index);
  const startClasses = new Set(
    [...startHtml.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' ')),
  );
  const isStartSelector = (selector: Selector) =>
    selector.every((part) => part.type !== 'class' || startClasses.has(part.name));
  const isStartRule = (selectors: readonly Selector[]) => selectors.length === 0 || selectors.some(isStartSelector);
  return {
    start: { html: startHtml, css: minifyCss(css, { unusedClasses, keepsRule: isStartRule }) },
    rest: {
      html: html.slice(index),
      css: minifyCss(css, { unusedClasses, keepsRule: (selectors) => !isStartRule(selectors) }),
    },
  };
}

/** Everything after the link of `createRestLink`: the siblings of the link and those of the elements around it. */
const restSelector = 'link~*,#root :has(link)~*';

/**
 * Styles that hide the second part in Firefox until its styles have loaded. Other browsers wait for them by themselves.
 * Without them, the part appears after three seconds.
 */
export const hideRestStyles = `${restSelector}{animation:hide 3s}@keyframes hide{0%,to{visibility:hidden}}`;

/** Ends `hideRestStyles`. */
export const showRestStyles = `${restSelector}{animation:none}`;

/** Returns the link to the styles of the second part. With a low priority, it does not delay the first one. */
export const createRestLink = (file: string): string => `<link rel="stylesheet" href="/${file}" fetchpriority="low">`;
