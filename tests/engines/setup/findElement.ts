import type * as TestingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    /** Added to each page by `serveRecordedSite`. */
    TestingLibraryDom: typeof TestingLibrary;
  }
}

/** A text that has to match completely, or the source of a regular expression. */
type TextPattern = string | { source: string };

/** Describes one element of a page by its role and accessible name, its label, or its text. */
export type ElementQuery = (
  | { role: string; name?: TextPattern; level?: number }
  | { label: TextPattern }
  | { text: TextPattern }
) & {
  /** An element that must contain the searched element. */
  within?: ElementQuery;
};

export type FoundElement = {
  text: string;
  value: string;
  /** Position of the centre in the viewport in px, if a click there hits the element. */
  centre?: { x: number; y: number };
};

/**
 * Runs in a page. Returns the one visible element that matches, scrolled into view, or undefined if there is none.
 * With `select`, also focuses the element and selects its text. Throws if several elements match.
 */
export function findElement(query: ElementQuery, { select = false } = {}): FoundElement | undefined {
  // Testing Library is missing in the empty page of a new tab, and in pages that are still loading.
  if (!('TestingLibraryDom' in window)) return undefined;
  const toMatcher = (pattern: TextPattern) => (typeof pattern === 'string' ? pattern : new RegExp(pattern.source));
  const find = ({ within, ...target }: ElementQuery): HTMLElement | null => {
    const container = within ? find(within) : document.body;
    if (!container) return null;
    const { queryByRole, queryByLabelText, queryByText } = window.TestingLibraryDom;
    if ('label' in target) return queryByLabelText(container, toMatcher(target.label));
    if ('text' in target) return queryByText(container, toMatcher(target.text));
    const { role, name, ...options } = target;
    return queryByRole(container, role, name === undefined ? options : { ...options, name: toMatcher(name) });
  };
  const element = find(query);
  if (!element?.checkVisibility({ visibilityProperty: true })) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (select) {
    element.focus();
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const topElement = document.elementFromPoint(x, y);
  const isHit =
    topElement !== null &&
    (element.contains(topElement) || topElement.contains(element) || topElement.closest('label')?.contains(element));
  return {
    text: element.textContent.trim(),
    value: element instanceof HTMLInputElement ? element.value : '',
    ...(isHit ? { centre: { x, y } } : {}),
  };
}
