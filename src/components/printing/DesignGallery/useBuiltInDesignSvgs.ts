import { useEffect, useState } from 'react';

import type { BuiltInName } from '~/domain/printing/design/builtInDesign';

import type { BuiltInDesignSvgs } from './builtInDesignSvgs';

/** Loads the drawings of the built-in designs. They are a separate chunk, since the first render does not need them. */
const loadBuiltInDesignSvgs = () => import('./builtInDesignSvgs').then((module) => module.builtInDesignSvgs);

/** Returns a built-in design as an SVG file, which the app then reads like an uploaded file. */
export async function loadBuiltInDesignFile(name: BuiltInName, fileName: string): Promise<File> {
  const { source } = (await loadBuiltInDesignSvgs())[name];
  return new File([source], fileName, { type: 'image/svg+xml' });
}

/** Returns the drawings for the thumbnails. Undefined until they are loaded, and if loading fails. */
export function useBuiltInDesignSvgs(): BuiltInDesignSvgs | undefined {
  const [designSvgs, setDesignSvgs] = useState<BuiltInDesignSvgs>();
  useEffect(() => {
    let isMounted = true;
    loadBuiltInDesignSvgs().then(
      (loadedSvgs) => {
        if (isMounted) setDesignSvgs(loadedSvgs);
      },
      // Ignored here: choosing a design loads the drawings again and reports a failure.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return designSvgs;
}
