import { use, useEffect, useState } from 'react';

import { findStoredFile } from '~/domain/files/formFile';
import type { FormFile } from '~/domain/files/formFile';

import { ReadStoredFileContext } from './ReadStoredFileContext';

/** Loading state of a picture. `missing`: the file is missing or damaged. `failed`: the storage cannot be read. */
export type PictureState =
  | { status: 'loading' | 'missing' | 'failed' }
  | {
      status: 'ready';
      /** Object URL for an `img` element, in which an SVG cannot run scripts. */
      src: string;
      /** Object URL of a type that browsers download instead of opening it, so that an SVG cannot run scripts. */
      downloadUrl: string;
      /** Handler for the `error` event of the `img` element: the browser cannot decode the picture. */
      onError: () => void;
    };

/** Loads the picture of a form field or a record. Returns undefined if there is no file, and for sample data. */
export function usePicture(file: FormFile): PictureState | undefined {
  const readFile = use(ReadStoredFileContext);
  const idOrFile = findStoredFile(file)?.id ?? file;
  const canLoad = readFile !== undefined && file !== '';
  const [loadResult, setLoadResult] = useState<{ idOrFile: unknown; picture: PictureState }>();
  useEffect(() => {
    if (!canLoad) return;
    const urls: string[] = [];
    let isCurrent = true;
    const setPicture = (picture: PictureState) => {
      if (isCurrent) setLoadResult({ idOrFile, picture });
    };
    const showContent = (content: Blob | undefined) => {
      if (!content || !isCurrent) {
        setPicture({ status: 'missing' });
        return;
      }
      const src = URL.createObjectURL(content);
      const downloadUrl = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
      urls.push(src, downloadUrl);
      setPicture({ status: 'ready', src, downloadUrl, onError: () => setPicture({ status: 'missing' }) });
    };
    (typeof idOrFile === 'string'
      ? readFile(idOrFile)
      : Promise.resolve(idOrFile instanceof Blob ? idOrFile : undefined)
    ).then(showContent, () => setPicture({ status: 'failed' }));
    return () => {
      isCurrent = false;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [idOrFile, readFile, canLoad]);
  if (!canLoad) return undefined;
  return loadResult?.idOrFile === idOrFile ? loadResult.picture : { status: 'loading' };
}
