import type { Page } from 'playwright';

export type FocusedControl = {
  name: string;
  /** True if an outline, frame or label shows the focus. */
  hasFocusIndicator: boolean;
  /** True if another element covers it completely, and still does after a second. */
  isCovered: boolean;
};

/** Describes the focused element; null if nothing is focused or the end of the page is reached. */
export function readFocusedControl(page: Page): Promise<FocusedControl | null> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    element.setAttribute('data-reached', '');
    const ancestors = (start: Element, count: number): Element[] =>
      start.parentElement && count > 0 ? [start.parentElement, ...ancestors(start.parentElement, count - 1)] : [];
    const hasThickFrame = (field: Element) => {
      const frame = field.querySelector(':scope > fieldset');
      return frame !== null && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2;
    };
    // A field's frame, or the label around a hidden radio button, shows the focus of the input.
    const hasFocusIndicator = [element, element.nextElementSibling, ...ancestors(element, 4)].some((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ||
        boxShadow.includes('inset') ||
        hasThickFrame(candidate)
      );
    });
    const label = element.closest('label');
    const isCovered = () => {
      const { left, top, width, height } = (label ?? element).getBoundingClientRect();
      return [0.5, 0.1, 0.9].every((across) =>
        [0.5, 0.1, 0.9].every((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return !hit || !(element.contains(hit) || label?.contains(hit) || hit.contains(element));
        }),
      );
    };
    // The tooltip of the previous control may still be closing, which takes longer than a few frames on a busy machine.
    const deadline = performance.now() + 1000;
    while (isCovered() && performance.now() < deadline) await new Promise(requestAnimationFrame);
    const labelText = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const name = element.getAttribute('aria-label') ?? labelText ?? element.textContent.trim();
    return { name, hasFocusIndicator, isCovered: isCovered() };
  });
}

/** Focusable, visible elements that `readFocusedControl` has not returned. */
export function findUnreachedControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter((element) => !element.hasAttribute('data-reached') && !element.matches(':disabled, [tabindex="-1"]'))
      // Tab reaches one radio button of a group, the arrow keys reach the others.
      .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], [inert]'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Presses Tab through the whole page. Returns the number of stops and a message for each invisible or covered one. */
export async function tabThrough(page: Page) {
  const problems: string[] = [];
  let stops = 0;
  for (; stops < 200; stops++) {
    await page.keyboard.press('Tab');
    const stop = await readFocusedControl(page);
    if (!stop) break;
    if (!stop.hasFocusIndicator) problems.push(`no visible focus: ${stop.name}`);
    if (stop.isCovered) problems.push(`covered: ${stop.name}`);
  }
  return { stops, problems };
}

/** Presses Tab until the control with that name is focused. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let count = 0; count < 150; count++) {
    await page.keyboard.press('Tab');
    const stop = await readFocusedControl(page);
    if (stop?.name === name) return;
    passed.push(stop?.name ?? '-');
  }
  throw new Error(`Tab does not reach "${name}", only ${passed.join(', ')}.`);
}
