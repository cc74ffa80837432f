import { use } from 'react';

import { MenuPartsContext } from './MenuPartsContext';
import type { LazyMenuDividerProps, LazyMenuItemProps } from './MenuPartsContext';

/** Item of a LazyMenu. */
export function LazyMenuItem(props: LazyMenuItemProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.MenuItem {...props} />;
}

/** Line between the items of a LazyMenu. */
export function LazyMenuDivider(props: LazyMenuDividerProps) {
  const parts = use(MenuPartsContext);
  return parts && <parts.Divider {...props} />;
}
