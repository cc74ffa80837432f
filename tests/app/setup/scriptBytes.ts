import type { Visit } from './visit';

/** Returns the size of the scripts that the page has loaded so far, in bytes, compressed. */
export function scriptBytes({ page }: Visit): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}
