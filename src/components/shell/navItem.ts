import type { OfficeIcon } from '~/components/brand/icons/officeIcons';

/** A destination of an area's navigation. */
export type NavItem = { href: string; label: string; icon: OfficeIcon };
