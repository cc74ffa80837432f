import { Suspense } from 'react';

import { lazyWithFallback } from '~/components/feedback/lazyOverlay/lazyWithFallback';

import type { StoredPictureProps } from './StoredPicture';

const StoredPicture = lazyWithFallback<StoredPictureProps>(
  () => import('./StoredPicture').then((module) => module.StoredPicture),
  ({ file }) => file.name,
);

/** A StoredPicture whose chunk is loaded only when one is rendered, since sample data has no pictures. */
export function LazyStoredPicture({ file }: StoredPictureProps) {
  return (
    <Suspense fallback={file.name}>
      <StoredPicture file={file} />
    </Suspense>
  );
}
