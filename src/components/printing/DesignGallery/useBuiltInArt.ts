import { useEffect, useState } from 'react';

import type { BuiltInName } from '~/domain/printing/design/builtInDesign';

import type { BuiltInArt } from './builtInArt';

/** The drawings have their own chunk, which loads after the first render. */
const loadBuiltInArt = () => import('./builtInArt').then((module) => module.builtInArt);

/** The source of a built-in design as a file, so that it is read like an uploaded one. */
export async function openBuiltInDesign(name: BuiltInName, fileName: string): Promise<File> {
  const { source } = (await loadBuiltInArt())[name];
  return new File([source], fileName, { type: 'image/svg+xml' });
}

/** The drawings of the thumbnails; undefined until they are loaded, and if that fails. */
export function useBuiltInArt(): BuiltInArt | undefined {
  const [art, setArt] = useState<BuiltInArt>();
  useEffect(() => {
    let isCurrent = true;
    loadBuiltInArt().then(
      (loaded) => {
        if (isCurrent) setArt(loaded);
      },
      // Choosing a design reports the failure.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return art;
}
