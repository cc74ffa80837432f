import type { Page } from 'playwright';

export type Stop = {
  name: string;
  /** Whether its frame, outline or label shows the focus. */
  shown: boolean;
  /** Whether a bar that stands still lies over all of it. */
  covered: boolean;
};

/** What has the focus; null where nothing has, or the end of the page is reached. */
export function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    element.setAttribute('data-reached', '');
    const ancestors = (of: Element, count: number): Element[] =>
      of.parentElement && count > 0 ? [of.parentElement, ...ancestors(of.parentElement, count - 1)] : [];
    const isThickFrame = (of: Element) => {
      const frame = of.querySelector(':scope > fieldset');
      return frame !== null && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2;
    };
    // A field's frame, or the label around a hidden radio button, shows the focus for what lies in it.
    const shown = [element, element.nextElementSibling, ...ancestors(element, 4)].some((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ||
        boxShadow.includes('inset') ||
        isThickFrame(candidate)
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
    // The page may not have followed the focus yet; what is drawn next is what one sees.
    if (isCovered()) await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const covered = isCovered();
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return { name: element.getAttribute('aria-label') ?? label ?? element.textContent.trim(), shown, covered };
  });
}

/** What could have the focus, has not had it, and is seen. */
export function unreached(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter((element) => !element.hasAttribute('data-reached') && !element.matches(':disabled, [tabindex="-1"]'))
      // One of a group is reached by Tab, the others by arrow keys.
      .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], [inert]'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Presses Tab until the control of that name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (here?.name === name) return;
    passed.push(here?.name ?? '-');
  }
  throw new Error(`Tab does not lead to "${name}", but to ${passed.join(', ')}.`);
}
