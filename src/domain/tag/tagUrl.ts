import { paths } from '../paths.ts';

/**
 * Returns the URL that a tag's QR code contains: `{tagBase}/t/{HEXACODE}`, in upper case. `tagBase` has no trailing
 * slash.
 */
export function tagUrl(tagBase: string, hexacode: string): string {
  return `${tagBase}${paths.site.tag(hexacode.toUpperCase())}`;
}
