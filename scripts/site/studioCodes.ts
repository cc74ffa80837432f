import codeBase from '../../src/components/brand/ProductRender/codeBase.json';

/**
 * Returns a warning if the QR codes in the studio pictures (rendered images of the products) lead to another site than
 * `tagBaseUrl`. These codes are pixels of image files, so the settings of a build cannot change them.
 */
export function checkStudioCodes(tagBaseUrl: string): string | undefined {
  if (tagBaseUrl === codeBase) return undefined;
  return `The codes in the studio pictures lead to ${codeBase}. Run "npm run art -- --tag-base ${tagBaseUrl}".`;
}
