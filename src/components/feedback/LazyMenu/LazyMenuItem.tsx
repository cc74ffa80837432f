import { use } from 'react';

import { MenuComponentsContext } from './MenuComponentsContext';
import type { LazyMenuDividerProps, LazyMenuItemProps } from './MenuComponentsContext';

export function LazyMenuItem(props: LazyMenuItemProps) {
  const menuComponents = use(MenuComponentsContext);
  return menuComponents && <menuComponents.MenuItem {...props} />;
}

/** Divider between the items of a LazyMenu. */
export function LazyMenuDivider(props: LazyMenuDividerProps) {
  const menuComponents = use(MenuComponentsContext);
  return menuComponents && <menuComponents.Divider {...props} />;
}
