import { findOpenPopover } from '~/components/a11y/findOpenPopover';
import { collapsedBarQuery } from '~/components/theme/tokens';

/** Delay in ms until a menu closes that the pointer has left. On its way to the panel, it may cross other links. */
const hoverCloseDelay = 300;

/** The Products button if the mouse pointer is over it or over its menu. */
let hoveredButton: HTMLElement | undefined;
/** The Products button if its menu was opened by hovering, and the button has not been clicked since. */
let openedByHover: HTMLElement | undefined;
let closeTimer: ReturnType<typeof setTimeout> | undefined;

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
const isCollapsed = () => window.matchMedia(collapsedBarQuery).matches;
const findButtons = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const findOpenButtons = () => findButtons('[data-menu][aria-expanded="true"]');

/** True if `target` is in the button of a menu or in the panel after the button. */
const isInMenu = (button: HTMLElement, target: Element) =>
  button.contains(target) || button.nextElementSibling?.contains(target) === true;

function setOpen(button: HTMLElement, open: boolean) {
  button.setAttribute('aria-expanded', String(open));
  if (button !== openedByHover) return;
  openedByHover = undefined;
  clearTimeout(closeTimer);
}

function closeMenusOutside(target: Element) {
  // The download panel opens above the page and leaves the menus as they are.
  if (target.closest('[popover]')) return;
  const openButtons = findOpenButtons();
  // In the collapsed bar, the Products menu is part of the mobile menu: a click in the mobile menu keeps both open.
  const staysOpen = (button: HTMLElement) =>
    openButtons.some(
      (outerButton) =>
        isInMenu(outerButton, target) && (outerButton === button || (isCollapsed() && isInMenu(outerButton, button))),
    );
  for (const button of openButtons) if (!staysOpen(button)) setOpen(button, false);
}

function onClick({ target }: Event) {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-menu]');
  if (button) {
    for (const otherButton of findOpenButtons()) if (!isInMenu(otherButton, button)) setOpen(otherButton, false);
    // A click on a button whose menu was opened by hovering keeps the menu open.
    setOpen(button, !isOpen(button) || button === openedByHover);
  } else if (target.closest('a[href]')) {
    for (const openButton of findOpenButtons()) setOpen(openButton, false);
  } else closeMenusOutside(target);
}

function onFocusIn({ target }: Event) {
  if (target instanceof Element) closeMenusOutside(target);
}

function onKeyDown({ key }: KeyboardEvent) {
  // The buttons are in document order, so the innermost menu is the last one.
  const innermostButton = findOpenButtons().at(-1);
  if (key !== 'Escape' || !innermostButton || findOpenPopover()) return;
  setOpen(innermostButton, false);
  innermostButton.focus();
}

function onPointer({ type, target, pointerType }: PointerEvent) {
  if (pointerType !== 'mouse' || isCollapsed()) return;
  const button =
    type === 'pointerover' && target instanceof Element
      ? findButtons('[data-menu="products"]').find((productsButton) => isInMenu(productsButton, target))
      : undefined;
  if (button === hoveredButton) return;
  hoveredButton = button;
  clearTimeout(closeTimer);
  if (button && !isOpen(button)) {
    setOpen(button, true);
    openedByHover = button;
  } else if (!button && openedByHover) {
    const buttonToClose = openedByHover;
    closeTimer = setTimeout(() => setOpen(buttonToClose, false), hoverCloseDelay);
  }
}

/**
 * Makes the menus of the SiteBar work without React, so that the boot script can call it on prerendered pages. The
 * attribute `aria-expanded` of a menu's button is the state of the menu, which the styles follow. Further calls have no
 * effect: a document registers the same listener only once.
 */
export function installSiteMenus(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerover', onPointer);
  // On this element, the event fires only when the pointer leaves the window.
  document.documentElement.addEventListener('pointerleave', onPointer);
}
