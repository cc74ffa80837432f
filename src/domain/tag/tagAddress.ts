import { paths } from '../paths';

/** The address that a tag's code carries: `{tagBase}/t/{CODE}`, the code in upper case. `tagBase` has no trailing slash. */
export function tagAddress(tagBase: string, hexacode: string): string {
  return `${tagBase}${paths.site.tag(hexacode.toUpperCase())}`;
}
