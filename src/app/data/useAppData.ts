import { use } from 'react';

import { AppDataContext } from './appData';
import type { AppData } from './appData';
import { createSampleData } from './sample/createSampleData';

let own: AppData | undefined;

/** The data around this component or the app's own, which is made when it is first asked for and lasts until reload. */
export function useAppData(): AppData {
  return use(AppDataContext) ?? (own ??= createSampleData(new Date()));
}
