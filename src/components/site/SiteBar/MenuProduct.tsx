import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { ProductPicture } from '~/components/brand/ProductPicture/ProductPicture';
import type { SmartProduct } from '~/domain/product/product';

import { SoonChip } from '../SoonChip/SoonChip';
import { productRowStyles } from './menuProductStyles';

export type MenuProductProps = { product: SmartProduct; isCurrent: boolean; onFollow: () => void };

/** A product in the menu: a link to its page, or what is coming and leads nowhere. */
export function MenuProduct({ product, isCurrent, onFollow }: MenuProductProps) {
  if (product.availability === 'comingSoon')
    return (
      <Box sx={productRowStyles}>
        <ProductPicture product={product.id} />
        <span>
          <b>{product.name}</b>
        </span>
        <SoonChip />
      </Box>
    );
  return (
    <Link
      href={product.path}
      underline="none"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
      sx={productRowStyles}
    >
      <ProductPicture product={product.id} />
      <span>
        <b>{product.name}</b> {product.subtitle}
      </span>
      {isCurrent ? <FinderPattern size={14} /> : <ArrowIcon size={20} />}
    </Link>
  );
}
