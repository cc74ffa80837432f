import { paths } from '../paths.ts';

/** The URL in a tag's code: `{tagBase}/t/{CODE}` in upper case. `tagBase` has no trailing slash. */
export function tagUrl(tagBase: string, hexacode: string): string {
  return `${tagBase}${paths.site.tag(hexacode.toUpperCase())}`;
}
