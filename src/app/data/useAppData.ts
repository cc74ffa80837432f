import { use } from 'react';

import { AppDataContext } from './appData';
import type { AppData } from './appData';
import { createSampleData } from './sample/createSampleData';

let sampleData: AppData | undefined;

/** Returns the data of `AppDataContext`, or else sample data, which is created on first use and kept until a reload. */
export function useAppData(): AppData {
  return use(AppDataContext) ?? (sampleData ??= createSampleData(new Date()));
}
