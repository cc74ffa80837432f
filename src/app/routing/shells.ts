import { paths } from '~/domain/paths';

import { createFileName } from './createFileName';

/** Document of a page that is not prerendered. It shows a loading indicator in the layout of its area. */
export type Shell = { path: string; file: string; area: 'admin' | 'agency' };

const areas = ['admin', 'agency'] as const;

/** The documents of all pages that are not prerendered. */
export const shells: readonly Shell[] = areas.flatMap((area) =>
  Object.values(paths[area]).map((createPath) => {
    const path = createPath();
    return { path, file: createFileName(path), area };
  }),
);
