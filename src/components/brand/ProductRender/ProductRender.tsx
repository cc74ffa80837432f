import Box from '@mui/material/Box';

import { breakpoints } from '~/components/theme/tokens';

import { productRenders } from './productRenders';
import type { RenderedProduct } from './productRenders';
import { renderSizes } from './renderSizes';

export type ProductRenderProps = {
  product: RenderedProduct;
  /** Text alternative; decorative if empty. */
  alt: string;
  /** `high` for a picture at the top of a page. Others load when they are close to the viewport. */
  priority?: 'high' | 'auto';
};

/** Studio picture of a product, 4:5 and full width, with a transparent background for light and dark surfaces. */
export function ProductRender({ product, alt, priority = 'auto' }: ProductRenderProps) {
  const { phone, desktop } = productRenders[product];
  const { width, height } = renderSizes.desktop;
  return (
    <picture>
      {/* A media query, not `sizes`: phones have dense screens and would choose the large file. */}
      <source
        media={`(min-width: ${breakpoints.sm}px)`}
        srcSet={desktop}
        width={width}
        height={height}
        type="image/avif"
      />
      <Box
        component="img"
        width={renderSizes.phone.width}
        height={renderSizes.phone.height}
        alt={alt}
        fetchPriority={priority}
        loading={priority === 'high' ? 'eager' : 'lazy'}
        decoding="async"
        src={phone}
        sx={{ display: 'block', width: '100%', height: 'auto' }}
      />
    </picture>
  );
}
