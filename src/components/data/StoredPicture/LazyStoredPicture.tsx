import { Suspense } from 'react';

import { lazyWithFallback } from '~/components/feedback/lazyOverlay/lazyWithFallback';

import type { StoredPictureProps } from './StoredPicture';

const StoredPicture = lazyWithFallback<StoredPictureProps>(
  () => import('./StoredPicture').then((module) => module.StoredPicture),
  ({ file }) => file.name,
);

/**
 * A StoredPicture that loads its chunk when it is first rendered. Users of the sample data, which has no pictures,
 * never load the chunk.
 */
export function LazyStoredPicture({ file }: StoredPictureProps) {
  return (
    <Suspense fallback={file.name}>
      <StoredPicture file={file} />
    </Suspense>
  );
}
