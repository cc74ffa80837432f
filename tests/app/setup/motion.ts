import type { Page } from 'playwright';

/** Returns an error for each running animation, and each element with an animation or transition of more than 10 ms. */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parseSeconds = (text: string) => Math.max(...text.split(',').map((part) => parseFloat(part)));
    const isMoving = (style: CSSStyleDeclaration) =>
      (style.animationName !== 'none' && parseSeconds(style.animationDuration) > 0.01) ||
      parseSeconds(style.transitionDuration) > 0.01;
    const runningAnimations = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 10)
      .map((animation) => `animation ${animation.id}`);
    const movingElements = [...document.querySelectorAll('body, body *')]
      .filter((element) => ['', '::before', '::after'].some((pseudo) => isMoving(getComputedStyle(element, pseudo))))
      .map((element) => element.outerHTML.slice(0, 100));
    return [...runningAnimations, ...movingElements];
  });
