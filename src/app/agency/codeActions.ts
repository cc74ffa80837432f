import { tagAddress } from '~/domain/tag/tagAddress';
import type { CodeActions } from '~/screens/agency/tags/TagsScreen/codeOutcome';

import { saveFile } from '../files/saveFile';
import { codeFile } from './codeFile';
import { shareCode } from './shareCode';

/** What the browser does with the code of a tag whose address starts with `tagBase`. */
export function codeActions(tagBase: string): CodeActions<{ hexacode: string }> {
  return {
    onDownload: async ({ hexacode }, format) => {
      try {
        const file = await codeFile(hexacode, tagAddress(tagBase, hexacode), format);
        saveFile(file, file.name);
        return 'saved';
      } catch {
        return 'failed';
      }
    },
    onShare: ({ hexacode }) => {
      const address = tagAddress(tagBase, hexacode);
      return shareCode(navigator, address, () => codeFile(hexacode, address, 'png'));
    },
  };
}
