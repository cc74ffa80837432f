import { lazyOverlay } from '../lazyOverlay/lazyOverlay';

/** A ResponsivePopover whose chunk is loaded when it first opens, so that it is not part of a page's first load. */
export const LazyResponsivePopover = lazyOverlay(() =>
  import('./ResponsivePopover').then((module) => module.ResponsivePopover),
);
