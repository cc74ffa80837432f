import { use } from 'react';

import { MenuComponentsContext } from './MenuComponentsContext';
import type { LazyMenuDividerProps, LazyMenuItemProps } from './MenuComponentsContext';

export function LazyMenuItem(props: LazyMenuItemProps) {
  const parts = use(MenuComponentsContext);
  return parts && <parts.MenuItem {...props} />;
}

/** Divider between the items of a LazyMenu. */
export function LazyMenuDivider(props: LazyMenuDividerProps) {
  const parts = use(MenuComponentsContext);
  return parts && <parts.Divider {...props} />;
}
