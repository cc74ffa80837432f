import type { PageDocument } from '../../src/app/routing/documents';
import type { Settings } from '../../src/app/settings';
import { fixedColours } from '../../src/components/theme/tokens';
import { product } from '../../src/domain/brand';

/** Returns robots.txt, which lets crawlers read every page. Pages that they must not index have a robots meta tag. */
export function createRobotsTxt({ siteUrl }: Pick<Settings, 'siteUrl'>): string {
  return `User-agent: *\nAllow: /\n${siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;
}

/** Returns the sitemap (sitemaps.org) of the pages with a link preview; null if the site URL is not set. */
export function createSitemapXml(
  documents: readonly PageDocument[],
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): string | null {
  if (siteUrl === undefined) return null;
  const urls = documents
    .filter(({ preview }) => preview !== undefined)
    .map(({ path }) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** Returns the web app manifest (w3.org/TR/appmanifest). */
export function createWebManifest(): string {
  const makeIcon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: product.name,
    short_name: product.name,
    description: `Smart QR and NFC tags for people, pets, vehicles and spaces.`,
    start_url: '/',
    display: 'browser',
    background_color: fixedColours.night,
    theme_color: fixedColours.night,
    icons: [
      makeIcon('icon-192.png', 192, 'any'),
      makeIcon('icon-512.png', 512, 'any'),
      makeIcon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
