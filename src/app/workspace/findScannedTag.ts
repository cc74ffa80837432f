import { Dexie } from 'dexie';

import { isHttpUrl } from '~/components/links/isHttpUrl';
import { workspaceKey } from '~/domain/storageKeys';
import type { ScannedTag } from '~/domain/tag/scannedTag';
import { toHexacodeKey } from '~/domain/workspace/hexacodes';
import { migrations } from '~/domain/workspace/migrations';
import { parseRecord } from '~/domain/workspace/records';
import { describeScannedTag } from '~/domain/workspace/views/scannedTagView';

import { WorkspaceDatabase } from './workspaceDatabase';

/**
 * Looks for a tag in the workspace of this browser, without loading the other records. Returns undefined if there is no
 * such tag, or no workspace. Rejects if the browser cannot read the database.
 */
export async function findScannedTag(code: string, name = workspaceKey): Promise<ScannedTag | undefined> {
  // Opening a missing database would create it.
  if (!(await Dexie.exists(name))) return undefined;
  const db = new WorkspaceDatabase(name, migrations);
  await db.open();
  try {
    return await db.transaction('r', db.tables, async () => {
      const row = await db.rows('tags').where('hexacode').equalsIgnoreCase(toHexacodeKey(code)).first();
      const tag = parseRecord('tags', row);
      if (!tag) return undefined;
      const utility = parseRecord('utilities', await db.rows('utilities').get(tag.utilityId ?? ''));
      const settingsSave = parseRecord('settingsSaves', await db.rows('settingsSaves').orderBy(':id').last());
      return describeScannedTag({ tag, utility, settings: settingsSave?.values }, isHttpUrl);
    });
  } finally {
    db.close();
  }
}
