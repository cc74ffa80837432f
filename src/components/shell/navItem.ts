import type { LucideIcon } from 'lucide-react';

/** A destination of an area's navigation. */
export type NavItem = { href: string; label: string; icon: LucideIcon };
