import type { Page } from 'playwright';

/** Maximum time in ms for a page to adapt to a new size. Tables and menus adapt only after the resize event. */
const reflowTimeout = 5000;

/** Calls `find` until it returns no problems, or until `reflowTimeout` is over. Returns the problems that remain. */
export async function findLastingProblems(find: () => Promise<string[]>): Promise<string[]> {
  const deadline = performance.now() + reflowTimeout;
  for (;;) {
    const problems = await find();
    if (problems.length === 0 || performance.now() > deadline) return problems;
  }
}

/**
 * Returns an error if the page scrolls horizontally, and for each text that the user cannot read: outside of the page,
 * or cut off by an element that neither scrolls nor shows an ellipsis.
 */
export function findLostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 2;
    const viewport = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    type Box = typeof viewport;
    const exceeds = (inner: Box, outer: Box, axis: 'x' | 'y') =>
      axis === 'x'
        ? inner.left < outer.left - tolerance || inner.right > outer.right + tolerance
        : inner.top < outer.top - tolerance || inner.bottom > outer.bottom + tolerance;
    /**
     * Returns the reason why `ancestor` hides a part of `textBox`; '' if it hides nothing. Returns undefined if the
     * search can stop at `ancestor`, because it scrolls, shows an ellipsis, is visually hidden, or has a fixed position.
     */
    const findHidingReason = (textBox: Box, ancestor: Element): string | undefined => {
      const style = getComputedStyle(ancestor);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined;
      if (style.clipPath === 'inset(50%)') return undefined;
      const isClipped = /hidden|clip/.test(style.overflowX);
      if (isClipped && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')) return undefined;
      const box = ancestor.getBoundingClientRect();
      if (isClipped && exceeds(textBox, box, 'x')) return 'cut off horizontally';
      if (/hidden|clip/.test(style.overflowY) && exceeds(textBox, box, 'y')) return 'cut off vertically';
      if (style.position === 'fixed') return exceeds(textBox, viewport, 'y') ? 'outside of the viewport' : undefined;
      return '';
    };
    const findLoss = (textBox: Box, start: Element): string => {
      for (
        let ancestor: Element | null = start;
        ancestor && ancestor !== document.documentElement;
        ancestor = ancestor.parentElement
      ) {
        const reason = findHidingReason(textBox, ancestor);
        if (reason === undefined) return '';
        if (reason) return `${reason} by ${ancestor.outerHTML.slice(0, 80)}`;
      }
      return exceeds(textBox, viewport, 'x') ? 'outside of the page' : '';
    };

    const problems: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} px wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || parent.closest('[aria-hidden=true], svg, option, noscript')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const loss = findLoss(box, parent);
        if (!loss) continue;
        problems.push(`"${node.nodeValue.trim().slice(0, 40)}" is ${loss}`);
        break;
      }
    }
    return problems;
  });
}
