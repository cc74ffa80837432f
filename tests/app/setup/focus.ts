import type { Page } from 'playwright';

/** Returns the label or text of the focused control; '' if nothing is focused. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return element.getAttribute('aria-label') ?? label ?? element.textContent.trim();
  });

/** Presses Tab until the control with that name is focused. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let count = 0; count < 150; count++) {
    await page.keyboard.press('Tab');
    const stop = await focusedName(page);
    if (stop === name) return;
    passed.push(stop);
  }
  throw new Error(`Tab does not reach "${name}", only ${passed.join(', ')}.`);
}

/** One Tab stop: the focused element and the reason why a user does not see its focus, if any. */
type Stop = { element: HTMLElement; problem: string };
type FocusWatch = { stops: Stop[]; findProblem: (element: Element) => string };

/** Records the Tab stops of a page. A key is released after the focus has moved and scrolled into view. */
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
  const ancestors = (start: Element, count: number): Element[] =>
    start.parentElement && count > 0 ? [start.parentElement, ...ancestors(start.parentElement, count - 1)] : [];
  const findProblem = (element: Element) => {
    const label = element.closest('label');
    const { left, top, width, height } = (label ?? element).getBoundingClientRect();
    const isCovered = [0.5, 0.1, 0.9].every((across) =>
      [0.5, 0.1, 0.9].every((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return !hit || !(element.contains(hit) || label?.contains(hit) || hit.contains(element));
      }),
    );
    if (isCovered) return 'covered';
    // A field's frame, or the label around a hidden radio button, shows the focus of the input.
    return [element, element.nextElementSibling, ...ancestors(element, 4)].some(isOutlined) ? '' : 'no visible focus';
  };
  const stops: Stop[] = [];
  addEventListener('keyup', () => {
    const element = document.activeElement as HTMLElement;
    stops.push({ element, problem: element === document.body ? '' : findProblem(element) });
  });
  Object.assign(window, { focusWatch: { stops, findProblem } satisfies FocusWatch });
}

/**
 * Presses Tab through the whole page. Returns an error for each stop without a visible focus, and for each visible control
 * that is no stop.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus);
  const devtools = await page.context().newCDPSession(page);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const hasEnded = () =>
    page.evaluate(() => {
      const { stops } = (window as unknown as { focusWatch: FocusWatch }).focusWatch;
      return stops.length > 300 || stops.some(({ element }) => element === document.body);
    });
  do {
    // Does not wait for each key: the browser handles them in order.
    await Promise.all(
      Array.from({ length: 25 }, () =>
        ['rawKeyDown', 'keyUp'].map((type) =>
          devtools.send('Input.dispatchKeyEvent', { type: type as 'rawKeyDown' | 'keyUp', ...key }),
        ),
      ).flat(),
    );
  } while (!(await hasEnded()));

  const readStops = () =>
    page.evaluate(() => {
      const { stops } = (window as unknown as { focusWatch: FocusWatch }).focusWatch;
      const end = stops.findIndex(({ element }) => element === document.body);
      return stops.slice(0, end).map(({ problem }, index) => ({ index, problem }));
    });
  const errors: string[] = [];
  for (const { index } of (await readStops()).filter(({ problem }) => problem !== '').slice(0, 10)) {
    // Tries again from the stop before: the tooltip of that one may have been closing.
    await page.evaluate((at) => {
      (window as unknown as { focusWatch: FocusWatch }).focusWatch.stops[at - 1]?.element.focus();
    }, index);
    await page.keyboard.press('Tab');
    errors.push(
      await page.evaluate(async (at) => {
        const { stops, findProblem } = (window as unknown as { focusWatch: FocusWatch }).focusWatch;
        const element = stops[at]?.element ?? document.body;
        const deadline = performance.now() + 1000;
        while (findProblem(element) && performance.now() < deadline) await new Promise(requestAnimationFrame);
        const problem = findProblem(element);
        return problem && `${problem}: ${element.outerHTML.slice(0, 120)}`;
      }, index),
    );
  }
  return [...errors.filter(Boolean), ...(await findUnreachedControls(page))];
}

/** Focusable, visible elements that are no Tab stop. */
function findUnreachedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { stops } = (window as unknown as { focusWatch: FocusWatch }).focusWatch;
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')]
        .filter((element) => !stops.some((stop) => stop.element === element))
        .filter((element) => !element.matches(':disabled, [tabindex="-1"]'))
        // Tab reaches one radio button of a group, the arrow keys reach the others.
        .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('[aria-hidden=true], [inert]'))
        .map((element) => `not reached: ${element.outerHTML.slice(0, 120)}`)
    );
  });
}
