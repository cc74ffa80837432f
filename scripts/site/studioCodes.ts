import codeBase from '../../src/components/brand/ProductRender/codeBase.json';

/**
 * Returns a warning if the codes in the studio pictures start with another URL than the site's codes. The settings of a
 * build cannot change the codes in the studio pictures, which are image files.
 */
export function checkStudioCodes(tagBaseUrl: string): string | undefined {
  if (tagBaseUrl === codeBase) return undefined;
  return `The codes in the studio pictures lead to ${codeBase}. Run "npm run art -- --tag-base ${tagBaseUrl}".`;
}
