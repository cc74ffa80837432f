/**
 * Scripts that the random walk evaluates in the page. They are strings and not functions, since tsx makes functions
 * call a helper that does not exist in the page.
 */

/**
 * Returns the controls that a user can use, and numbers them in `data-walk`. Leaves out controls behind a modal dialog,
 * and links to other origins, new tabs and downloads.
 */
export const listControlsScript = `(() => {
  const selector = 'a[href], button, input, select, textarea, [role=button], [role=menuitem], [role=option], [role=tab], [role=combobox], [role=switch], [role=slider], [tabindex="0"]';
  document.querySelectorAll('[data-walk]').forEach((element) => element.removeAttribute('data-walk'));
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]'))
    .filter((element) => !element.matches(':disabled, [type=hidden]'))
    .filter((element) => {
      const href = element.getAttribute('href');
      if (href === null) return true;
      const url = new URL(href, location.href);
      return url.origin === location.origin && !element.hasAttribute('download') && element.target !== '_blank';
    })
    .map((element, index) => {
      element.setAttribute('data-walk', String(index));
      const isText = element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color])');
      const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';
      const kind = element.matches('[type=file]') ? 'file' : element.matches('select') ? 'select' : isText ? 'text' : 'other';
      return { index, kind, name: (element.getAttribute('role') ?? element.localName) + ' ' + name.trim().slice(0, 40) };
    });
})()`;

/** Returns the state of the page (`PageState`), which the walk checks after each step. */
export const readStateScript = `(() => {
  const { activeElement } = document;
  return {
    path: location.pathname,
    isLoadError: location.protocol === 'chrome-error:',
    isBlank: document.body.innerText.trim() === '' || ![...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()),
    focus: activeElement === null || activeElement === document.body ? '' : activeElement.outerHTML.slice(0, 150),
    visit: performance.timeOrigin,
    isStarted: !document.querySelector('#root[data-prerendered]') || document.documentElement.dataset.started !== undefined,
    width: innerWidth,
  };
})()`;

export type Control = { index: number; kind: 'file' | 'select' | 'text' | 'other'; name: string };
export type PageState = {
  path: string;
  /** True if the browser shows its own error page, since a document could not be loaded offline. */
  isLoadError: boolean;
  /** True if the page has no visible text or no visible `h1`. */
  isBlank: boolean;
  /** Markup of the focused element; '' if it is the body. */
  focus: string;
  /** Time origin of the document, a number that changes each time a document is loaded. */
  visit: number;
  isStarted: boolean;
  width: number;
};
