import { lazy, Suspense } from 'react';

import type { StoredPictureProps } from './StoredPicture';

const StoredPicture = lazy(async () => ({ default: (await import('./StoredPicture')).StoredPicture }));

/** A picture of a record. Its code is loaded with the first picture, since sample data has none. */
export function LazyStoredPicture({ file }: StoredPictureProps) {
  return (
    <Suspense fallback={file.name}>
      <StoredPicture file={file} />
    </Suspense>
  );
}
