import type { Locator, Page } from 'playwright';

/** Returns the label or the text of the focused control; '' if nothing has the focus. */
export const readFocusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return '';
    const hasLabel = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const labelText = hasLabel ? element.labels?.[0]?.textContent : undefined;
    return element.getAttribute('aria-label') ?? labelText ?? element.textContent.trim();
  });

type TabKey = 'Tab' | 'Shift+Tab';

/** Presses Tab until the control with this label or text has the focus, at most `maxStops` times. */
export async function tabTo(page: Page, name: string, maxStops = 150, key: TabKey = 'Tab'): Promise<void> {
  const passedNames: string[] = [];
  for (let count = 0; count < maxStops; count++) {
    await page.keyboard.press(key);
    const stopName = await readFocusedName(page);
    if (stopName === name) return;
    passedNames.push(stopName);
  }
  throw new Error(`${key} does not reach "${name}", only ${passedNames.join(', ')}.`);
}

/**
 * Presses Tab until `element` has the focus. Use it for elements that `tabTo` cannot find by a text, such as selects.
 */
export async function tabToElement(page: Page, element: Locator, key: TabKey = 'Tab'): Promise<void> {
  for (let count = 0; count < 150; count++) {
    await page.keyboard.press(key);
    if (await element.evaluate((candidate) => candidate === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach the element.`);
}

/** An element that got the focus when Tab was pressed. */
type TabStop = {
  element: HTMLElement;
  /** Reason why the user does not see the focus; '' if there is none. */
  problem: string;
};
type FocusWatch = { stops: TabStop[]; findProblem: (element: Element) => string };

/**
 * Records each element that Tab focuses in `window.focusWatch`. Listens to keyup, because by then the browser has moved
 * the focus and scrolled to it.
 */
function watchFocus() {
  const isOutlined = (candidate: Element | null | undefined) => {
    if (!candidate) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
    const frame = candidate.querySelector(':scope > fieldset');
    return (
      (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ||
      boxShadow.includes('inset') ||
      (frame !== null && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2)
    );
  };
  const listAncestors = (start: Element, count: number): Element[] =>
    start.parentElement && count > 0 ? [start.parentElement, ...listAncestors(start.parentElement, count - 1)] : [];
  const findProblem = (element: Element) => {
    const label = element.closest('label');
    const { left, top, width, height } = (label ?? element).getBoundingClientRect();
    const isCovered = [0.5, 0.1, 0.9].every((xFraction) =>
      [0.5, 0.1, 0.9].every((yFraction) => {
        const topElement = document.elementFromPoint(left + width * xFraction, top + height * yFraction);
        return (
          !topElement || !(element.contains(topElement) || label?.contains(topElement) || topElement.contains(element))
        );
      }),
    );
    if (isCovered) return 'covered';
    // The focus of an input can be shown by the frame of its field, or by the label around a hidden radio button.
    return [element, element.nextElementSibling, ...listAncestors(element, 4)].some(isOutlined)
      ? ''
      : 'no visible focus';
  };
  const stops: TabStop[] = [];
  addEventListener('keyup', () => {
    const element = document.activeElement as HTMLElement;
    stops.push({ element, problem: element === document.body ? '' : findProblem(element) });
  });
  Object.assign(window, { focusWatch: { stops, findProblem } satisfies FocusWatch });
}

/**
 * Presses a key, which makes lists replace each `LazySelectTrigger` by a select. Otherwise, the first Tab would do
 * that, and the replacement could remove a focused element.
 */
async function loadSelects(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(
    () => !document.querySelector('.MuiSelect-root > [role=combobox]:not(.MuiSelect-outlined)'),
  );
}

/**
 * Presses Tab through the whole page. Returns an error for each element whose focus is not visible, up to ten, and for
 * each visible control at which Tab does not stop.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  await loadSelects(page);
  await page.evaluate(() => {
    // Tab starts from this new element at the top of the page. The focused element is no safe start: if it disappears
    // after a click, the app moves the focus to the heading.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
  });
  await page.evaluate(watchFocus);
  const devtools = await page.context().newCDPSession(page);
  const tabKey = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const hasEnded = () =>
    page.evaluate(() => {
      const { stops } = (window as unknown as { focusWatch: FocusWatch }).focusWatch;
      return stops.length > 300 || stops.some(({ element }) => element === document.body);
    });
  do {
    // Sends 25 keys without waiting for each one, since the browser handles them in order.
    await Promise.all(
      Array.from({ length: 25 }, () =>
        ['rawKeyDown', 'keyUp'].map((type) =>
          devtools.send('Input.dispatchKeyEvent', { type: type as 'rawKeyDown' | 'keyUp', ...tabKey }),
        ),
      ).flat(),
    );
  } while (!(await hasEnded()));

  const readStops = () =>
    page.evaluate(() => {
      const { stops } = (window as unknown as { focusWatch: FocusWatch }).focusWatch;
      const endIndex = stops.findIndex(({ element }) => element === document.body);
      return stops.slice(0, endIndex).map(({ problem }, index) => ({ index, problem }));
    });
  const errors: string[] = [];
  for (const { index } of (await readStops()).filter(({ problem }) => problem !== '').slice(0, 10)) {
    // Presses Tab again from the previous stop, since its tooltip may have covered the control.
    await page.evaluate((stopIndex) => {
      (window as unknown as { focusWatch: FocusWatch }).focusWatch.stops[stopIndex - 1]?.element.focus();
    }, index);
    await page.keyboard.press('Tab');
    errors.push(
      await page.evaluate(async (stopIndex) => {
        const { stops, findProblem } = (window as unknown as { focusWatch: FocusWatch }).focusWatch;
        const element = stops[stopIndex]?.element ?? document.body;
        const deadline = performance.now() + 5000;
        while (findProblem(element) && performance.now() < deadline) await new Promise(requestAnimationFrame);
        const problem = findProblem(element);
        return problem && `${problem}: ${element.outerHTML.slice(0, 120)}`;
      }, index),
    );
  }
  return [...errors.filter(Boolean), ...(await findUnreachedControls(page))];
}

/** Returns an error for each visible control that Tab has not focused. */
function findUnreachedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { stops } = (window as unknown as { focusWatch: FocusWatch }).focusWatch;
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')]
        .filter((element) => !stops.some((stop) => stop.element === element))
        .filter((element) => !element.matches(':disabled, [tabindex="-1"]'))
        // Tab only stops at the checked radio button of a group; the arrow keys reach the others.
        .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('[aria-hidden=true], [inert]'))
        .map((element) => `not reached: ${element.outerHTML.slice(0, 120)}`)
    );
  });
}
