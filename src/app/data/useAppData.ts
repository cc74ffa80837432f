import { use } from 'react';

import { AppDataContext } from './appData';
import type { AppData } from './appData';
import { createSampleData } from './sample/createSampleData';

let sampleData: AppData | undefined;

/** The data of the context, or sample data that is created on first use and kept until reload. */
export function useAppData(): AppData {
  return use(AppDataContext) ?? (sampleData ??= createSampleData(new Date()));
}
