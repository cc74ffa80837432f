import { findOpenPopover } from '~/components/a11y/findOpenPopover';
import { collapsedBarQuery } from '~/components/theme/collapsedBarQuery';

/**
 * Delay in ms after which a menu closes when the pointer has left it. The delay gives the pointer time to cross other
 * links on its way from the button to the panel.
 */
const hoverCloseDelay = 300;

/** The Products button while the mouse pointer is over the button or its panel. */
let hoveredButton: HTMLElement | undefined;
/**
 * The Products button while its menu is open because of hovering. Undefined after a click, which keeps the menu open.
 */
let buttonOpenedByHover: HTMLElement | undefined;
let closeTimer: ReturnType<typeof setTimeout> | undefined;

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
const isBarCollapsed = () => window.matchMedia(collapsedBarQuery).matches;
const findButtons = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const findOpenButtons = () => findButtons('[data-menu][aria-expanded="true"]');

/** True if `target` is in the button of a menu or in its panel, which is the next sibling of the button. */
const isInMenu = (button: HTMLElement, target: Element) =>
  button.contains(target) || button.nextElementSibling?.contains(target) === true;

function setMenuOpen(button: HTMLElement, shouldBeOpen: boolean) {
  button.setAttribute('aria-expanded', String(shouldBeOpen));
  if (button !== buttonOpenedByHover) return;
  buttonOpenedByHover = undefined;
  clearTimeout(closeTimer);
}

function closeMenusOutside(target: Element) {
  // Keeps the menus open when a popover, such as the DownloadPanel, is clicked or gets the focus.
  if (target.closest('[popover]')) return;
  const openButtons = findOpenButtons();
  // In the collapsed bar, the Products menu is part of the mobile menu: a click in the mobile menu closes neither.
  const staysOpen = (button: HTMLElement) =>
    openButtons.some(
      (outerButton) =>
        isInMenu(outerButton, target) &&
        (outerButton === button || (isBarCollapsed() && isInMenu(outerButton, button))),
    );
  for (const button of openButtons) if (!staysOpen(button)) setMenuOpen(button, false);
}

function onClick({ target }: Event) {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-menu]');
  if (button) {
    for (const otherButton of findOpenButtons()) if (!isInMenu(otherButton, button)) setMenuOpen(otherButton, false);
    // A click on a button whose menu was opened by hovering keeps the menu open.
    setMenuOpen(button, !isOpen(button) || button === buttonOpenedByHover);
  } else if (target.closest('a[href]')) {
    const openButtons = findOpenButtons();
    for (const openButton of openButtons) setMenuOpen(openButton, false);
    // The closing menu hides the focused link. If the link leads to the current page, no page load moves the focus, so
    // the menu's button gets it.
    openButtons.find((openButton) => isInMenu(openButton, target))?.focus();
  } else closeMenusOutside(target);
}

function onFocusIn({ target }: Event) {
  if (target instanceof Element) closeMenusOutside(target);
}

function onKeyDown({ key }: KeyboardEvent) {
  // The buttons are in document order, so the innermost menu is the last one.
  const innermostButton = findOpenButtons().at(-1);
  if (key !== 'Escape' || !innermostButton || findOpenPopover()) return;
  setMenuOpen(innermostButton, false);
  innermostButton.focus();
}

function onPointer({ type, target, pointerType }: PointerEvent) {
  if (pointerType !== 'mouse' || isBarCollapsed()) return;
  const button =
    type === 'pointerover' && target instanceof Element
      ? findButtons('[data-menu="products"]').find((productsButton) => isInMenu(productsButton, target))
      : undefined;
  if (button === hoveredButton) return;
  hoveredButton = button;
  clearTimeout(closeTimer);
  if (button && !isOpen(button)) {
    setMenuOpen(button, true);
    buttonOpenedByHover = button;
  } else if (!button && buttonOpenedByHover) {
    const buttonToClose = buttonOpenedByHover;
    closeTimer = setTimeout(() => setMenuOpen(buttonToClose, false), hoverCloseDelay);
  }
}

/**
 * Makes the menus of the SiteBar work without React, so that the boot script can install them on prerendered pages. CSS
 * shows the panel of a button whose `aria-expanded` is true. Further calls have no effect, since a document registers
 * the same listener only once.
 */
export function installSiteMenus(): void {
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerover', onPointer);
  // On the root element, `pointerleave` fires only when the pointer leaves the window.
  document.documentElement.addEventListener('pointerleave', onPointer);
}
