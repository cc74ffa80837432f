import { useEffect } from 'react';
import type { PointerEvent, RefObject } from 'react';

import { foldedBarQuery } from '~/components/theme/tokens';

import { pointerGrace } from './pointerGrace';
import { menuButton, useAdoptedOpen } from './useAdoptedOpen';

const isFolded = () => window.matchMedia(foldedBarQuery).matches;

/**
 * The mobile menu of the bar and the Products menu inside it, which the unfolded bar shows on its own. Escape closes
 * the inner one first; a link, and a click or the focus going elsewhere, close both.
 */
export function useSiteMenus(bar: RefObject<HTMLElement | null>) {
  const [mobile, setMobile] = useAdoptedOpen(bar, 'mobile');
  const [products, setProducts] = useAdoptedOpen(bar, 'products');
  const isMobileOpen = mobile !== 'closed';
  const isProductsOpen = products !== 'closed';

  useEffect(() => {
    if (!isMobileOpen && !isProductsOpen) return;
    const mobileButton = menuButton(bar, 'mobile');
    const productsButton = menuButton(bar, 'products');

    function closeUnlessInside({ target }: Event) {
      if (!(target instanceof Element) || target.closest('[popover]')) return;
      const isInMobile = mobileButton?.contains(target) || mobileButton?.nextElementSibling?.contains(target);
      if (!isInMobile) setMobile('closed');
      if (!productsButton?.parentElement?.contains(target) && !(isInMobile && isFolded())) setProducts('closed');
    }

    function closeByKey({ key }: KeyboardEvent) {
      if (key !== 'Escape' || document.querySelector(':popover-open')) return;
      (isProductsOpen ? setProducts : setMobile)('closed');
      (isProductsOpen ? productsButton : mobileButton)?.focus();
    }

    document.addEventListener('click', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('click', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [bar, isMobileOpen, isProductsOpen, setMobile, setProducts]);

  useEffect(() => {
    if (products !== 'left') return;
    const leaving = setTimeout(() => setProducts('closed'), pointerGrace);
    return () => clearTimeout(leaving);
  }, [products, setProducts]);

  const closeAll = () => {
    setMobile('closed');
    setProducts('closed');
  };

  return {
    isMobileOpen,
    isProductsOpen,
    closeAll,
    toggleMobile: () => {
      setMobile(isMobileOpen ? 'closed' : 'open');
      setProducts('closed');
    },
    toggleProducts: () => setProducts(products === 'open' ? 'closed' : 'open'),
    pointAtProducts: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !isFolded() && products !== 'open') setProducts('pointedAt');
    },
    leaveProducts: () => {
      if (products === 'pointedAt') setProducts('left');
    },
  };
}

export type SiteMenus = ReturnType<typeof useSiteMenus>;
