import { getTagUrl } from '~/domain/tag/getTagUrl';
import type { CodeActions } from '~/screens/agency/tags/TagsScreen/codeActions';

import { saveFile } from '../files/saveFile';
import { createQrCodeFile } from './createQrCodeFile';
import { copyLink, shareCode } from './shareCode';

/** Returns callbacks that download a tag's QR code, copy its URL `{tagBaseUrl}/t/{hexacode}`, and share either. */
export function createCodeActions(tagBaseUrl: string): CodeActions<{ hexacode: string }> {
  return {
    onDownload: async ({ hexacode }, format) => {
      try {
        const file = await createQrCodeFile(hexacode, getTagUrl(tagBaseUrl, hexacode), format);
        saveFile(file, file.name);
        return 'saved';
      } catch {
        return 'failed';
      }
    },
    onCopy: ({ hexacode }) => copyLink(navigator, getTagUrl(tagBaseUrl, hexacode)),
    onShare: ({ hexacode }) => {
      const url = getTagUrl(tagBaseUrl, hexacode);
      return shareCode(navigator, url, () => createQrCodeFile(hexacode, url, 'png'));
    },
  };
}
