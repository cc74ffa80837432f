import type { ComponentType } from 'react';

import type { ProductId } from '~/domain/product/product';

import { AccoladesPicture } from './AccoladesPicture';
import { AdvertsPicture } from './AdvertsPicture';
import { AllyPicture } from './AllyPicture';
import { AnchorPicture } from './AnchorPicture';
import { AtlasPicture } from './AtlasPicture';
import { AutoPicture } from './AutoPicture';

/** Components that draw the illustrations of the products as SVG shapes, in a viewBox of 480 x 320. */
export const productDrawings: Record<ProductId, ComponentType> = {
  ally: AllyPicture,
  auto: AutoPicture,
  accolades: AccoladesPicture,
  anchor: AnchorPicture,
  atlas: AtlasPicture,
  adverts: AdvertsPicture,
};
