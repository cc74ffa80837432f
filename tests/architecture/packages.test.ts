import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

type LockedPackage = { integrity?: string; license?: string; dev?: boolean; hasInstallScript?: boolean };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};
const installedPackages = Object.entries(packages).filter(([path]) => path !== '');

/** Licences that allow use, changes and distribution under few conditions, such as naming the authors. */
const permissiveLicences = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  '(MIT OR CC0-1.0)',
];

it('locks each package with a SHA-512 hash', () => {
  const packagesWithoutHash = installedPackages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(packagesWithoutHash.map(([path]) => path)).toEqual([]);
});

it('runs no install scripts', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});

it('publishes only packages with a permissive licence', () => {
  const packagesWithOtherLicence = installedPackages
    .filter(([, { dev, license = '' }]) => !dev && !permissiveLicences.includes(license))
    .map(([path, { license }]) => `${path}: ${license}`);
  expect(packagesWithOtherLicence).toEqual([]);
});
