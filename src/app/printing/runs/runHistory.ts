import { printRunsKey } from '~/domain/storageKeys';

import { createRandomId } from '../../createRandomId';
import { createRunHistory } from './createRunHistory';

export const getCurrentTime = () => new Date().toISOString();

/** The runs of this device. Dexie and the database are loaded when the runs are first needed. */
export const runHistory = createRunHistory({
  openDatabase: () => import('./runDatabase').then(({ openRunDatabase }) => openRunDatabase(printRunsKey)),
  now: getCurrentTime,
  createId: createRandomId,
});
