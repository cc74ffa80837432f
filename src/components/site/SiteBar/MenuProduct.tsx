import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import type { SmartProduct } from '~/domain/product/product';

import { ComingSoonChip } from '../ComingSoonChip/ComingSoonChip';
import { productRowStyles } from './menuProductStyles';

export type MenuProductProps = { product: SmartProduct; isCurrent: boolean };

/** A product in the Products menu: a link to its page, or plain text if the product is coming soon. */
export function MenuProduct({ product, isCurrent }: MenuProductProps) {
  if (product.availability === 'comingSoon')
    return (
      <Box sx={productRowStyles}>
        <ProductIllustration product={product.id} />
        <span>
          <b>{product.name}</b> {product.subtitle}
        </span>
        <ComingSoonChip />
      </Box>
    );
  return (
    <Link href={product.path} underline="none" aria-current={isCurrent ? 'page' : undefined} sx={productRowStyles}>
      <ProductIllustration product={product.id} />
      <span>
        <b>{product.name}</b> {product.subtitle}
      </span>
      {isCurrent ? <FinderPattern size={14} /> : <ArrowIcon size={20} />}
    </Link>
  );
}
