import type { Page } from 'playwright';

/** A focused element. */
export type Stop = {
  name: string;
  /** True if its border, outline or label shows the focus. */
  shown: boolean;
  /** True if a sticky bar covers it. */
  covered: boolean;
};

/** Returns the focused element; null at the end of the page. */
export function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    element.setAttribute('data-reached', '');
    const ancestors = (of: Element, count: number): Element[] =>
      of.parentElement && count > 0 ? [of.parentElement, ...ancestors(of.parentElement, count - 1)] : [];
    const hasThickBorder = (of: Element) => {
      const fieldset = of.querySelector(':scope > fieldset');
      return fieldset !== null && parseFloat(getComputedStyle(fieldset).borderTopWidth) >= 2;
    };
    // A field's fieldset, or the label around a hidden radio button, shows the focus of its input.
    const shown = [element, element.nextElementSibling, ...ancestors(element, 4)].some((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ||
        boxShadow.includes('inset') ||
        hasThickBorder(candidate)
      );
    });
    const labelled = element.closest('label');
    const isCovered = () => {
      const { left, top, width, height } = (labelled ?? element).getBoundingClientRect();
      return [0.5, 0.1, 0.9].every((across) =>
        [0.5, 0.1, 0.9].every((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return !hit || !(element.contains(hit) || labelled?.contains(hit) || hit.contains(element));
        }),
      );
    };
    // Scrolling to the focused element may need two frames.
    if (isCovered()) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const covered = isCovered();
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return { name: element.getAttribute('aria-label') ?? label ?? element.textContent.trim(), shown, covered };
  });
}

/** Returns visible focusable elements that Tab has not reached. */
export function unreached(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter((element) => !element.hasAttribute('data-reached') && !element.matches(':disabled, [tabindex="-1"]'))
      // Tab reaches one radio button of a group; arrow keys reach the others.
      .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], [inert]'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Presses Tab until the control of that name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let count = 0; count < 150; count++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop?.name === name) return;
    passed.push(stop?.name ?? '-');
  }
  throw new Error(`Tab does not lead to "${name}", but to ${passed.join(', ')}.`);
}
