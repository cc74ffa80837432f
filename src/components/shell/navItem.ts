import type { OfficeIcon } from '~/components/icons/outline';

/** Item of an area's navigation. */
export type NavItem = { href: string; label: string; icon: OfficeIcon };
