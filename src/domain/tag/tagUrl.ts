import { paths } from '../paths.ts';

/**
 * Returns the URL that a tag's QR code contains: `{tagBase}/t/{hexacode}`, with the hexacode in upper case. `tagBase`
 * is the start of the URL without a trailing slash, such as `https://tag.example.com`.
 */
export function tagUrl(tagBase: string, hexacode: string): string {
  return `${tagBase}${paths.site.tag(hexacode.toUpperCase())}`;
}
