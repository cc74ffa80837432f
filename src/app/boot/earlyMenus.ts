import { pointerGrace } from '~/components/site/SiteBar/pointerGrace';
import { foldedBarQuery } from '~/components/theme/tokens';

/**
 * Drives the menus of the served markup until React has come: buttons with `data-menu` open what they name in
 * `aria-controls`, and that attribute and `aria-expanded` are all that the styles and the SiteBar go by. Behaves as
 * the SiteBar does: a link closes all, Escape the inner menu first, and so do a click and the focus going elsewhere.
 * Returns what takes it away again.
 */
export function installEarlyMenus(document: Document): () => void {
  const button = (name: string) => document.querySelector<HTMLElement>(`[data-menu="${name}"]`);
  const isOpen = (menu: HTMLElement | null) => menu?.getAttribute('aria-expanded') === 'true';
  const isFolded = () => document.defaultView?.matchMedia(foldedBarQuery).matches === true;
  /** The Products menu is open because the pointer is over it: said on its button, for React to take over. */
  const isPointedAt = () => button('products')?.hasAttribute('data-pointed') === true;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function stay() {
    clearTimeout(leaving);
    leaving = undefined;
  }

  function set(menu: HTMLElement | null, open: boolean) {
    menu?.setAttribute('aria-expanded', String(open));
    if (menu !== button('products')) return;
    menu?.removeAttribute('data-pointed');
    stay();
  }

  function closeUnlessInside(target: Element) {
    if (target.closest('[popover]')) return;
    const mobile = button('mobile');
    const products = button('products');
    const isInMobile = mobile?.contains(target) === true || mobile?.nextElementSibling?.contains(target) === true;
    if (!isInMobile) set(mobile, false);
    if (!products?.parentElement?.contains(target) && !(isInMobile && isFolded())) set(products, false);
  }

  function onClick({ target }: Event) {
    if (!(target instanceof Element)) return;
    const menu = target.closest<HTMLElement>('[data-menu]');
    if (menu) {
      const opens = !isOpen(menu) || (isPointedAt() && menu === button('products'));
      if (menu === button('mobile')) set(button('products'), false);
      set(menu, opens);
    } else if (target.closest('a[href]')) {
      set(button('products'), false);
      set(button('mobile'), false);
    } else closeUnlessInside(target);
  }

  function onFocus({ target }: Event) {
    if (target instanceof Element) closeUnlessInside(target);
  }

  function onKey({ key }: KeyboardEvent) {
    const menu = ['products', 'mobile'].map(button).find(isOpen);
    if (key !== 'Escape' || !menu || document.querySelector(':popover-open')) return;
    set(menu, false);
    menu.focus();
  }

  function onPointer({ target, pointerType }: PointerEvent) {
    const products = button('products');
    if (!products || !(target instanceof Element) || pointerType !== 'mouse' || isFolded()) return;
    const isOver = products.parentElement?.contains(target) === true;
    if (isOver && isPointedAt()) stay();
    else if (isOver && !isOpen(products)) {
      set(products, true);
      products.setAttribute('data-pointed', '');
    } else if (!isOver && isPointedAt()) leaving ??= setTimeout(() => set(products, false), pointerGrace);
  }

  document.addEventListener('click', onClick);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerover', onPointer);
  return () => {
    stay();
    document.removeEventListener('click', onClick);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerover', onPointer);
  };
}
