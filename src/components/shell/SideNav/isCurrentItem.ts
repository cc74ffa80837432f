import type { NavItem } from '../navItem';

/** True if an item leads to the current page. Upper case and a trailing slash make no difference. */
export const isCurrentItem = ({ href }: NavItem, currentPath: string) =>
  href.toLowerCase() === currentPath.toLowerCase().replace(/\/$/, '');
