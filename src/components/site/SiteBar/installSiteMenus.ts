import { openPopover } from '~/components/a11y/openPopover';
import { collapsedBarQuery } from '~/components/theme/tokens';

/** Delay in ms before a hovered menu closes: the pointer crosses other links on its way from the button to the panel. */
const hoverCloseDelay = 300;

/** The Products button whose menu or label is under the mouse. */
let hoveredButton: HTMLElement | undefined;
/** The Products button whose menu was opened by hovering and not clicked since. */
let openedByHover: HTMLElement | undefined;
let closeTimer: ReturnType<typeof setTimeout> | undefined;

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
const isCollapsed = () => window.matchMedia(collapsedBarQuery).matches;
const findButtons = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const openButtons = () => findButtons('[data-menu][aria-expanded="true"]');

/** True when `target` is in the button of a menu or in the panel next to it. */
const isInMenu = (button: HTMLElement, target: Element) =>
  button.contains(target) || button.nextElementSibling?.contains(target) === true;

function setOpen(button: HTMLElement, open: boolean) {
  button.setAttribute('aria-expanded', String(open));
  if (button !== openedByHover) return;
  openedByHover = undefined;
  clearTimeout(closeTimer);
}

function closeMenusOutside(target: Element) {
  // The download panel covers the page, but the menu below it stays as it was.
  if (target.closest('[popover]')) return;
  const open = openButtons();
  // In the collapsed bar the Products menu is part of the mobile menu, so a click anywhere in that keeps both open.
  const isInside = (button: HTMLElement) =>
    open.some((outer) => isInMenu(outer, target) && (outer === button || (isCollapsed() && isInMenu(outer, button))));
  for (const button of open) if (!isInside(button)) setOpen(button, false);
}

function onClick({ target }: Event) {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-menu]');
  if (button) {
    for (const other of openButtons()) if (!isInMenu(other, button)) setOpen(other, false);
    // Clicking a menu that hovering has opened keeps it open.
    setOpen(button, !isOpen(button) || button === openedByHover);
  } else if (target.closest('a[href]')) {
    for (const open of openButtons()) setOpen(open, false);
  } else closeMenusOutside(target);
}

function onFocusIn({ target }: Event) {
  if (target instanceof Element) closeMenusOutside(target);
}

function onKeyDown({ key }: KeyboardEvent) {
  // The buttons are in document order, so the innermost menu is the last one.
  const innermost = openButtons().at(-1);
  if (key !== 'Escape' || !innermost || openPopover()) return;
  setOpen(innermost, false);
  innermost.focus();
}

function onPointer({ type, target, pointerType }: PointerEvent) {
  if (pointerType !== 'mouse' || isCollapsed()) return;
  const button =
    type === 'pointerover' && target instanceof Element
      ? findButtons('[data-menu="products"]').find((products) => isInMenu(products, target))
      : undefined;
  if (button === hoveredButton) return;
  hoveredButton = button;
  clearTimeout(closeTimer);
  if (button && !isOpen(button)) {
    setOpen(button, true);
    openedByHover = button;
  } else if (!button && openedByHover) {
    const left = openedByHover;
    closeTimer = setTimeout(() => setOpen(left, false), hoverCloseDelay);
  }
}

/**
 * Makes the menus of the SiteBar work, until the page is unloaded. Plain DOM code, so that the boot script can install
 * it on prerendered markup before React loads. `aria-expanded` of the buttons is the only state; the styles follow it.
 * Calling it again changes nothing, as a document registers the same listener only once.
 */
export function installSiteMenus(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerover', onPointer);
  // Fired here only when the mouse leaves the window.
  document.documentElement.addEventListener('pointerleave', onPointer);
}
