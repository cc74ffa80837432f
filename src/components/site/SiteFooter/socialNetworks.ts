import type { LineIconName } from '~/components/brand/LineIcon/LineIcon';

type SocialNetwork = { name: string; icon: LineIconName; hosts: readonly string[] };

/** The networks that have a sign of their own, in the order in which they show. */
export const socialNetworks: readonly SocialNetwork[] = [
  { name: 'Instagram', icon: 'instagram', hosts: ['instagram.com'] },
  { name: 'LinkedIn', icon: 'linkedin', hosts: ['linkedin.com'] },
  { name: 'YouTube', icon: 'youtube', hosts: ['youtube.com', 'youtu.be'] },
];

/** The name and sign of the network that an address belongs to; of any other the host says who it is. */
export function networkOf(address: string): { name: string; icon: LineIconName } {
  const host = new URL(address).hostname.replace(/^www\./, '');
  return socialNetworks.find(({ hosts }) => hosts.includes(host)) ?? { name: host, icon: 'link' };
}
