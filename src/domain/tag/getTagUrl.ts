import { paths } from '../paths.ts';

/**
 * Returns the URL in a tag's QR code: `{tagBaseUrl}/t/{hexacode}`, with the hexacode in upper case. `tagBaseUrl` is the
 * start of the URL without a trailing slash, such as `https://tag.example.com`.
 */
export function getTagUrl(tagBaseUrl: string, hexacode: string): string {
  return `${tagBaseUrl}${paths.site.tag(hexacode.toUpperCase())}`;
}
