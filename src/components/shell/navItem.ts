import type { LucideIcon } from 'lucide-react';

/** An item in the navigation of the back-office or the portal. */
export type NavItem = { href: string; label: string; icon: LucideIcon };
