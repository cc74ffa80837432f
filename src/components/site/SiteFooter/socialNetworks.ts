/** `path` is a simplified logo on a 24 px grid: Lucide has no brand logos. */
type SocialNetwork = { name: string; path: string; hosts: readonly string[] };

/** The networks with their own icon, in display order. */
export const socialNetworks: readonly SocialNetwork[] = [
  { name: 'Instagram', path: 'M4 4h16v16H4zM9 9h6v6H9zM17 7h.01', hosts: ['instagram.com'] },
  { name: 'LinkedIn', path: 'M4 10v10M4 4v1M10 20V10M10 14c0-5 9-5 9 0v6', hosts: ['linkedin.com'] },
  { name: 'YouTube', path: 'M3 5h18v14H3zM10 9l5 3-5 3z', hosts: ['youtube.com', 'youtu.be'] },
];

const linkPath = 'M10 14l8-8M12 5h7v7M17 15v5H4V7h5';

/** Returns the name and icon of a link's network; for any other site the host and a link icon. */
export function networkOf(url: string): { name: string; path: string } {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return socialNetworks.find(({ hosts }) => hosts.includes(host)) ?? { name: host, path: linkPath };
}
