import accoladesDesktop from './accolades-desktop.avif';
import accoladesPhone from './accolades-phone.avif';
import allyDesktop from './ally-desktop.avif';
import allyPhone from './ally-phone.avif';
import autoDesktop from './auto-desktop.avif';
import autoPhone from './auto-phone.avif';
import heroDesktop from './hero-desktop.avif';
import heroPhone from './hero-phone.avif';
import type { RenderSize } from './renderSizes';

/** URLs of the rendered pictures: a small file for phones, and a large one for wider windows. */
export const productPictures = {
  ally: { phone: allyPhone, desktop: allyDesktop },
  auto: { phone: autoPhone, desktop: autoDesktop },
  accolades: { phone: accoladesPhone, desktop: accoladesDesktop },
  /** The tag of Ally without its code, for HeroTag. */
  hero: { phone: heroPhone, desktop: heroDesktop },
} as const satisfies Record<string, Record<RenderSize, string>>;

export type RenderedProduct = keyof typeof productPictures;

/** True if the picture of the product fills its frame. The pictures of other products have a transparent background. */
export const fillsFrame = (product: RenderedProduct): boolean => product === 'auto';
