import { createLucideIcon } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import LinkIcon from 'lucide-react/icons/external-link';

type SocialNetwork = { name: string; icon: LucideIcon; hosts: readonly string[] };

/** Lucide has no brand logos: these are simplified ones on its 24 px grid. */
const logo = (name: string, d: string) => createLucideIcon(name, [['path', { d, key: name }]]);

/** The networks with their own icon, in display order. */
export const socialNetworks: readonly SocialNetwork[] = [
  { name: 'Instagram', icon: logo('instagram', 'M4 4h16v16H4zM9 9h6v6H9zM17 7h.01'), hosts: ['instagram.com'] },
  {
    name: 'LinkedIn',
    icon: logo('linkedin', 'M4 10v10M4 4v1M10 20V10M10 14c0-5 9-5 9 0v6'),
    hosts: ['linkedin.com'],
  },
  { name: 'YouTube', icon: logo('youtube', 'M3 5h18v14H3zM10 9l5 3-5 3z'), hosts: ['youtube.com', 'youtu.be'] },
];

/** Returns the name and icon of a link's network; for any other site the host and a link icon. */
export function networkOf(url: string): { name: string; icon: LucideIcon } {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return socialNetworks.find(({ hosts }) => hosts.includes(host)) ?? { name: host, icon: LinkIcon };
}
