type SocialNetwork = {
  name: string;
  /** SVG path of a simplified logo, for a view box of 24 × 24 units. Lucide has no brand logos. */
  path: string;
  hosts: readonly string[];
};

/**
 * The social networks that have an icon. While no profile URLs are configured, the footer shows all these icons as
 * buttons that do nothing.
 */
export const socialNetworks: readonly SocialNetwork[] = [
  {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM17.5 6.5h.01',
    hosts: ['instagram.com'],
  },
  { name: 'LinkedIn', path: 'M5 10v10M5 5h.01M11 20V10M11 14a4 4 0 0 1 8 0v6', hosts: ['linkedin.com'] },
  {
    name: 'YouTube',
    path: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM10 9l5 3-5 3z',
    hosts: ['youtube.com', 'youtu.be'],
  },
];

const linkIconPath = 'M10 14l8-8M12 5h7v7M17 15v5H4V7h5';

/** Returns the name and the icon of the network of a profile URL; for other sites, the host name and a link icon. */
export function getSocialNetwork(url: string): { name: string; path: string } {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return socialNetworks.find(({ hosts }) => hosts.includes(host)) ?? { name: host, path: linkIconPath };
}
