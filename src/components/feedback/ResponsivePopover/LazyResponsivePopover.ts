import { lazyOverlay } from '../lazyOverlay/lazyOverlay';

/** A ResponsivePopover that loads its code when it first opens, so that the code is not part of a page's first load. */
export const LazyResponsivePopover = lazyOverlay(() =>
  import('./ResponsivePopover').then((module) => module.ResponsivePopover),
);
