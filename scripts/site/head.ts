import type { PageDocument } from '../../src/app/routing/documents';
import { documentTitle } from '../../src/app/page/documentTitle';
import type { Settings } from '../../src/app/settings';
import { fixed } from '../../src/components/theme/tokens';
import { product } from '../../src/domain/brand';
import { escapeXml } from './siteFiles';

export type PreviewImages = ReadonlyMap<string, { file: string; width: number; height: number }>;

/** Links in the head of every page and the shell. */
export const siteHead = [
  '<link rel="manifest" href="/site.webmanifest">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
].join('\n    ');

const meta = (name: 'name' | 'property', key: string, content: string) =>
  `<meta ${name}="${key}" content="${escapeXml(content)}">`;

/**
 * Returns the Open Graph tags (ogp.me) and structured data (schema.org) of a page. The page itself renders title,
 * description and canonical link. URLs are left out while VITE_SITE_URL is not set.
 */
export function documentHead(
  { path, head, preview, surface, structuredData = [] }: PageDocument,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  images: PreviewImages,
): string {
  const lines = [meta('name', 'theme-color', surface === 'light' ? fixed.white : fixed.night)];
  const image = preview && images.get(preview.page);
  if (preview) {
    lines.push(
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', product.name),
      meta('property', 'og:title', documentTitle(head.title)),
      meta('name', 'twitter:card', siteUrl === undefined ? 'summary' : 'summary_large_image'),
    );
    if (head.description !== undefined) lines.push(meta('property', 'og:description', head.description));
    if (siteUrl !== undefined) lines.push(meta('property', 'og:url', siteUrl + path));
  }
  if (preview && image && siteUrl !== undefined) {
    lines.push(
      meta('property', 'og:image', `${siteUrl}/${image.file}`),
      meta('property', 'og:image:width', String(image.width)),
      meta('property', 'og:image:height', String(image.height)),
      meta('property', 'og:image:alt', preview.title),
    );
  }
  for (const fact of structuredData) {
    const data = JSON.stringify({ '@context': 'https://schema.org', ...absolute(fact, siteUrl) });
    // The content security policy does not apply to data blocks. An unescaped "<" could end the element.
    lines.push(`<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`);
  }
  return `\n    ${lines.join('\n    ')}`;
}

/** Returns structured data with absolute URLs, or without URLs if there is no site URL. */
function absolute(fact: Readonly<Record<string, unknown>>, siteUrl: string | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fact).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'url' || key === 'item' || key === 'logo' || key === 'image')
        return siteUrl === undefined ? [] : [[key, `${siteUrl}${String(value)}`]];
      if (Array.isArray(value))
        return [[key, value.map((entry: unknown) => (isObject(entry) ? absolute(entry, siteUrl) : entry))]];
      return [[key, isObject(value) ? absolute(value, siteUrl) : value]];
    }),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
