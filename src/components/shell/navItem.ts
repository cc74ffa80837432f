import type { LucideIcon } from 'lucide-react';

/** Item of an area's navigation. */
export type NavItem = { href: string; label: string; icon: LucideIcon };
