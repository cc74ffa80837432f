import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

import { PageWait } from '~/components/feedback/PageWait/PageWait';

/**
 * A part of a page that is wanted later: its code comes once the page itself is there and the browser has time, so that
 * it is there when it is asked for, and does not keep the page waiting.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  // A code that can not be had now is asked for again when it is needed, and explained then.
  whenIdle(() => void load().catch(() => undefined));
  return function Lazily(props: Props) {
    return (
      <Suspense fallback={<PageWait waiting />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function whenIdle(act: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act, 200);
}
