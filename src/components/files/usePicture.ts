import { use, useEffect, useState } from 'react';

import { findStoredFile } from '~/domain/files/formFile';
import type { FormFile } from '~/domain/files/formFile';

import { ReadStoredFileContext } from './readStoredFile';

/** Loading state of a picture. `missing`: the file is missing or damaged. `failed`: the storage cannot be read. */
export type PictureState =
  | { status: 'loading' | 'missing' | 'failed' }
  | {
      status: 'ready';
      /** Object URL for an `img` element, in which an SVG runs no script. */
      src: string;
      /** Object URL that browsers can only download, not open. */
      downloadUrl: string;
      /** Call it if the browser cannot decode the picture. */
      onError: () => void;
    };

/** Loads the picture in a form or of a record. Returns undefined if there is no file, and with sample data. */
export function usePicture(file: FormFile): PictureState | undefined {
  const readFile = use(ReadStoredFileContext);
  const source = findStoredFile(file)?.id ?? file;
  const isShown = readFile !== undefined && file !== '';
  const [loaded, setLoaded] = useState<{ source: unknown; picture: PictureState }>();
  useEffect(() => {
    if (!isShown) return;
    const urls: string[] = [];
    let isCurrent = true;
    const show = (picture: PictureState) => {
      if (isCurrent) setLoaded({ source, picture });
    };
    const showContent = (content: Blob | undefined) => {
      if (!content || !isCurrent) {
        show({ status: 'missing' });
        return;
      }
      const src = URL.createObjectURL(content);
      const downloadUrl = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
      urls.push(src, downloadUrl);
      show({ status: 'ready', src, downloadUrl, onError: () => show({ status: 'missing' }) });
    };
    (typeof source === 'string' ? readFile(source) : Promise.resolve(source instanceof Blob ? source : undefined)).then(
      showContent,
      () => show({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [source, readFile, isShown]);
  if (!isShown) return undefined;
  return loaded?.source === source ? loaded.picture : { status: 'loading' };
}
