import type { ChangeEvent } from 'react';

/** Height in px that a detail has at most, with space above it. */
const maxDetailHeight = 96;

/** Space in px between the detail and the edge of the visible area after scrolling. */
const margin = 16;

/**
 * Scrolls to the detail that a switch has shown or hidden, if the sticky panel with the switches covers it or it is
 * above the window. The lower edge of a detail stays in place while its height changes.
 */
export function showChangedDetail({ target, currentTarget }: ChangeEvent<HTMLElement>) {
  const panel = target.closest('ul')?.parentElement;
  const kind = target instanceof HTMLInputElement && target.name.split('-')[1];
  const detail = currentTarget.querySelector(`[data-detail="${kind}"]`);
  if (!panel || !detail || getComputedStyle(panel).position !== 'sticky') return;
  const { bottom } = detail.getBoundingClientRect();
  const covered = bottom + margin - panel.getBoundingClientRect().top;
  const detailTop = bottom - maxDetailHeight;
  const distance = covered > 0 ? covered : Math.min(detailTop, 0);
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (distance) window.scrollBy({ top: distance, behavior: isReduced ? 'instant' : 'smooth' });
}
