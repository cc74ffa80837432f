import type { PageDocument } from '../../src/app/routing/documents';
import { createDocumentTitle } from '../../src/app/page/createDocumentTitle';
import type { Settings } from '../../src/app/settings';
import { fixedColours } from '../../src/components/theme/tokens';
import { product } from '../../src/domain/brand';
import { escapeXml } from './siteFiles';

export type PreviewImages = ReadonlyMap<string, { file: string; width: number; height: number }>;

/** Links in the head of all prerendered pages and shells. */
export const siteHeadLinks = [
  '<link rel="manifest" href="/site.webmanifest">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
].join('\n    ');

const createMetaTag = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeXml(content)}">`;

/**
 * Returns the theme colour (if the page has a bar), the Open Graph tags (ogp.me) and the structured data (schema.org)
 * of a page. React renders its title, description and canonical link. URLs are left out if VITE_SITE_URL is not set.
 */
export function createDocumentHead(
  { path, head, preview, topBarTone, structuredData = [] }: PageDocument,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  images: PreviewImages,
): string {
  const headLines = topBarTone
    ? [createMetaTag('name', 'theme-color', topBarTone === 'light' ? fixedColours.white : fixedColours.night)]
    : [];
  const image = preview && images.get(preview.page);
  if (preview) {
    headLines.push(
      createMetaTag('property', 'og:type', 'website'),
      createMetaTag('property', 'og:site_name', product.name),
      createMetaTag('property', 'og:title', createDocumentTitle(head.title)),
      createMetaTag('name', 'twitter:card', siteUrl === undefined ? 'summary' : 'summary_large_image'),
    );
    if (head.description !== undefined) headLines.push(createMetaTag('property', 'og:description', head.description));
    if (siteUrl !== undefined) headLines.push(createMetaTag('property', 'og:url', siteUrl + path));
  }
  if (preview && image && siteUrl !== undefined) {
    headLines.push(
      createMetaTag('property', 'og:image', `${siteUrl}/${image.file}`),
      createMetaTag('property', 'og:image:width', String(image.width)),
      createMetaTag('property', 'og:image:height', String(image.height)),
      createMetaTag('property', 'og:image:alt', preview.title),
    );
  }
  for (const item of structuredData) {
    const data = JSON.stringify({ '@context': 'https://schema.org', ...makeUrlsAbsolute(item, siteUrl) });
    /*
     * The content security policy allows this script element, since browsers do not run data. "<" is escaped, since a
     * "</script>" in the data would end the element.
     */
    headLines.push(`<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`);
  }
  return `\n    ${headLines.join('\n    ')}`;
}

/** Returns structured data with absolute URLs, or without URLs if the site's URL is not set. */
function makeUrlsAbsolute(
  item: Readonly<Record<string, unknown>>,
  siteUrl: string | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(item).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'url' || key === 'item' || key === 'logo' || key === 'image')
        return siteUrl === undefined ? [] : [[key, `${siteUrl}${String(value)}`]];
      if (Array.isArray(value))
        return [[key, value.map((entry: unknown) => (isObject(entry) ? makeUrlsAbsolute(entry, siteUrl) : entry))]];
      return [[key, isObject(value) ? makeUrlsAbsolute(value, siteUrl) : value]];
    }),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
