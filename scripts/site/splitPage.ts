import type { Selector } from 'lightningcss';

import type { Page } from './shrink';
import { minifyCss } from './styles';

/** The two parts of a page that was split before its second section, each with its own minified styles. */
export type SplitPage = { firstPart: Page; rest: Page };

/**
 * Splits the page before its second section. `firstPart` gets the styles that its markup uses, and `rest` all others.
 * Returns undefined for a page with one section.
 */
export function splitPage({ html, css }: Page, unusedClasses: string[] = []): SplitPage | undefined {
  const index = html.indexOf('<section', html.indexOf('<section') + 1);
  if (index < 0) return undefined;
  const startHtml = html.slice(0, index);
  const startClasses = new Set(
    [...startHtml.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' ')),
  );
  const isUsedInStart = (selector: Selector) =>
    selector.every((part) => part.type !== 'class' || startClasses.has(part.name));
  const isRuleOfStart = (selectors: readonly Selector[]) => selectors.length === 0 || selectors.some(isUsedInStart);
  return {
    firstPart: { html: startHtml, css: minifyCss(css, { unusedClasses, keepsRule: isRuleOfStart }) },
    rest: {
      html: html.slice(index),
      css: minifyCss(css, { unusedClasses, keepsRule: (selectors) => !isRuleOfStart(selectors) }),
    },
  };
}

/** Selects everything after the link of `createRestLink`: the later siblings of the link and of its ancestors. */
const restSelector = 'link~*,#root :has(link)~*';

/**
 * Styles that hide the rest of a split page in Firefox until its stylesheet has loaded. Other browsers wait for the
 * stylesheet anyway. If it does not load, the rest appears after three seconds.
 */
export const hideRestStyles = `${restSelector}{animation:hide 3s}@keyframes hide{0%,to{visibility:hidden}}`;

/** Styles that undo `hideRestStyles`, at the end of the stylesheet of the rest. */
export const showRestStyles = `${restSelector}{animation:none}`;

/**
 * Returns the link to the stylesheet of the rest of a split page. Its low priority prevents it from delaying the first
 * section of the page.
 */
export const createRestLink = (file: string): string => `<link rel="stylesheet" href="/${file}" fetchpriority="low">`;
