import { lazyOverlay } from '../lazyOverlay/lazyOverlay';

/** Its popover and drawer are not part of a page's first load. */
export const LazyResponsivePopover = lazyOverlay(() =>
  import('./ResponsivePopover').then((module) => module.ResponsivePopover),
);
