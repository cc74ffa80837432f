import { use } from 'react';

import { MenuComponentsContext } from './MenuComponentsContext';
import type { LazyMenuDividerProps, LazyMenuItemProps } from './MenuComponentsContext';

/** Item of a LazyMenu. */
export function LazyMenuItem(props: LazyMenuItemProps) {
  const parts = use(MenuComponentsContext);
  return parts && <parts.MenuItem {...props} />;
}

/** Line between the items of a LazyMenu. */
export function LazyMenuDivider(props: LazyMenuDividerProps) {
  const parts = use(MenuComponentsContext);
  return parts && <parts.Divider {...props} />;
}
