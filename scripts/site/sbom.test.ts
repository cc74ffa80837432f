import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { createSbom } from './sbom';

type Component = { purl: string; licenses?: readonly unknown[] };

// The timeout is long, since `npm test` builds the site at the same time. Only `npm run test:full` creates the list
// twice and compares both.
it(
  'lists each runtime package with its version and licence, the same in each build',
  { timeout: 120_000 },
  async () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const text = await createSbom(process.cwd());
    if (process.env.EXHAUSTIVE) expect(await createSbom(process.cwd())).toBe(text);

    const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: readonly Component[] };
    expect(bomFormat).toBe('CycloneDX');
    const listedPackages = components.map(({ purl }) => decodeURIComponent(purl));
    const expectedPackages = Object.entries(dependencies).map(([name, version]) => `pkg:npm/${name}@${version}`);
    expect(expectedPackages.filter((purl) => !listedPackages.includes(purl))).toEqual([]);
    expect(listedPackages.join()).not.toContain('/playwright@');
    expect(components.filter(({ licenses }) => !licenses?.length)).toEqual([]);
  },
);
