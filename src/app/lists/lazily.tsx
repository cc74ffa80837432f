import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';

import { interactionEvents } from '../page/interactionEvents';

/**
 * A part of a page that is wanted later: its code comes when somebody begins to use the page, so that it is there when
 * it is asked for, and does not keep the page waiting.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  // A code that can not be had now is asked for again when it is needed, and explained then.
  whenUsed(() => void load().catch(() => undefined));
  return function Lazily(props: Props) {
    return (
      <Suspense fallback={<NavigationProgress waiting />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function whenUsed(act: () => void) {
  const begin = () => {
    for (const type of interactionEvents) removeEventListener(type, begin);
    act();
  };
  for (const type of interactionEvents) addEventListener(type, begin, { passive: true });
}
