import Box from '@mui/material/Box';

import { breakpoints } from '~/components/theme/tokens';

import { productPictures } from './productPictures';
import type { RenderedProduct } from './productPictures';
import { renderSizes } from './renderSizes';

export type ProductRenderProps = {
  product: RenderedProduct;
  /** Text alternative; '' if the picture is decorative. */
  alt: string;
  /** 'high' loads the picture at once, for the top of a page; 'auto' loads it when it is close to the viewport. */
  priority?: 'high' | 'auto';
};

/**
 * A picture of a product, rendered with Blender, with a ratio of 4:5 and full width. Some pictures have a transparent
 * background; see `fillsFrame`.
 */
export function ProductRender({ product, alt, priority = 'auto' }: ProductRenderProps) {
  const { phone, desktop } = productPictures[product];
  const { width, height } = renderSizes.desktop;
  return (
    <picture>
      {/* Uses `media`: with `sizes`, phones would choose the large file, because of their dense screens. */}
      <source
        media={`(min-width: ${breakpoints.sm}em)`}
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
