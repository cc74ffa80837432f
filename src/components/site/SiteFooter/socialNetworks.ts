import type { LineIconName } from '~/components/brand/LineIcon/LineIcon';

type SocialNetwork = { name: string; icon: LineIconName; hosts: readonly string[] };

/** Networks with an icon of their own, in display order. */
export const socialNetworks: readonly SocialNetwork[] = [
  { name: 'Instagram', icon: 'instagram', hosts: ['instagram.com'] },
  { name: 'LinkedIn', icon: 'linkedin', hosts: ['linkedin.com'] },
  { name: 'YouTube', icon: 'youtube', hosts: ['youtube.com', 'youtu.be'] },
];

/** Returns name and icon of the network that `url` belongs to; an unknown network is named after its host. */
export function networkOf(url: string): { name: string; icon: LineIconName } {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return socialNetworks.find(({ hosts }) => hosts.includes(host)) ?? { name: host, icon: 'link' };
}
