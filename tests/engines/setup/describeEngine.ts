import { afterAll, afterEach, beforeAll, describe } from 'vitest';

import { checkOffice } from '../officeChecks';
import { checkPrinting } from '../printingChecks';
import { checkSite } from '../siteChecks';
import type { Engine, Tab } from './engine';
import { Visitor } from './visitor';

const allChecks = [checkSite, checkOffice, checkPrinting];

/** Defines the tests of a browser engine. `start` starts its `program`; if `program` is undefined, skips the tests. */
export function describeEngine(
  name: string,
  program: string | undefined,
  start: (program: string) => Promise<Engine>,
  checks = allChecks,
): void {
  if (program === undefined && process.env.CI) throw new Error(`${name} is not installed.`);
  if (program === undefined) console.warn(`SKIPPED: ${name} is not installed, so the site is not tested in it.`);
  describe.skipIf(program === undefined)(name, () => {
    let engine: Engine | undefined;
    const tabs = new Set<Tab>();
    beforeAll(async () => {
      if (program !== undefined) engine = await start(program);
    });
    afterEach(async () => {
      await Promise.allSettled([...tabs].map((tab) => tab.close()));
      tabs.clear();
    });
    afterAll(() => engine?.stop());
    const visit = async () => {
      if (!engine) throw new Error(`${name} has not started.`);
      const tab = await engine.openTab();
      tabs.add(tab);
      return new Visitor(tab);
    };
    for (const check of checks) check({ visit });
  });
}
