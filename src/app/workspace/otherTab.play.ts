import { makeAgencyRecord } from '~/domain/workspace/records.sample';
import { put } from '~/domain/workspace/workspaceState';

import { createDexieStorage } from './dexieStorage';

/* A worker that commits to the database named in the message, as another tab would, and posts the result. */

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void createDexieStorage({ name: String(data) })
    .commit(0, [put('agencies', makeAgencyRecord())])
    .then((result) => postMessage(result));
});
