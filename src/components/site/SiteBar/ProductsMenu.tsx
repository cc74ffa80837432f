import Box from '@mui/material/Box';
import ChevronIcon from 'lucide-react/icons/chevron-down';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { motion } from '~/components/theme/tokens';
import { audiences, audienceTexts, listMenuProducts } from '~/domain/product/product';

import { isProductPage } from '../siteDestination';
import type { SiteDestination } from '../siteDestination';
import { MenuProduct } from './MenuProduct';
import { productListStyles } from './menuProductStyles';
import { productsMenuStyles, tabsStyles, tabStyles } from './productsMenuStyles';
import { siteBarCopy } from './SiteBar.copy';
import { barItemStyles } from './siteBarStyles';

export type ProductsMenuProps = { currentPage: SiteDestination | null };

const panelId = 'products-menu';

/** The Products button of the SiteBar, and its menu. The two tabs are radio buttons, which need no JavaScript. */
export function ProductsMenu({ currentPage }: ProductsMenuProps) {
  return (
    <li>
      <Box
        component="button"
        type="button"
        data-menu="products"
        data-current={isProductPage(currentPage)}
        aria-expanded={false}
        aria-controls={panelId}
        // installSiteMenus may have changed `aria-expanded` before hydration, but React always renders it as false.
        suppressHydrationWarning
        sx={[
          barItemStyles,
          {
            color: 'var(--bar-products)',
            bgcolor: 'var(--bar-products-ground)',
            height: { bar: 32 },
            marginBlock: { bar: 3 },
            // The square that marks the current page is below the button, so its colour must contrast with the bar. The
            // links are 8 px taller than the button, so the square is 4 px further from the button than from a link.
            '&[data-current="true"]::after': { bgcolor: 'var(--bar-products-mark)', insetBlockEnd: { bar: -16 } },
            '& svg': { transition: `transform ${motion.normal}ms ${motion.easing}` },
            '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
          },
        ]}
      >
        {siteBarCopy.products}
        <ChevronIcon size={16} />
      </Box>
      <Box id={panelId} sx={productsMenuStyles}>
        <Box role="radiogroup" aria-label={siteBarCopy.audience} sx={tabsStyles}>
          {audiences.map((audience) => (
            <Box key={audience} sx={tabStyles}>
              <label>
                <input
                  type="radio"
                  name="menu-audience"
                  value={audience}
                  defaultChecked={audience === 'individuals'}
                  aria-describedby={`${panelId}-${audience}`}
                />
                <FinderPattern size={14} />
                {audienceTexts[audience].name}
              </label>
              <p id={`${panelId}-${audience}`}>{audienceTexts[audience].description}</p>
            </Box>
          ))}
        </Box>
        {audiences.map((audience) => (
          <Box
            key={audience}
            component="ul"
            data-audience={audience}
            aria-label={audienceTexts[audience].name}
            sx={productListStyles}
          >
            {listMenuProducts(audience).map((product) => (
              <li key={product.id}>
                <MenuProduct product={product} isCurrent={product.id === currentPage} />
              </li>
            ))}
          </Box>
        ))}
      </Box>
    </li>
  );
}
