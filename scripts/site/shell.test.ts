import { readFileSync } from 'node:fs';

import type { BrowserName, CompatData } from '@mdn/browser-compat-data';
import { expect, it } from 'vitest';

import { minimumBrowsers } from './minimumBrowsers';
import { supportedBrowserCondition } from './shell';

const dataFile = new URL(import.meta.resolve('@mdn/browser-compat-data'));
const { css } = JSON.parse(readFileSync(dataFile, 'utf8')) as CompatData;

/** MDN's browser compatibility data of the CSS features in `supportedBrowserCondition`. */
const features = {
  'color-mix': css.types?.['color']?.['color-mix'],
  'font-synthesis-weight': css.properties?.['font-synthesis-weight'],
  ':popover-open': css.selectors?.['popover-open'],
};

/** Returns the first version of a browser that has the feature. */
function findFirstVersion(feature: keyof typeof features, browser: BrowserName): number {
  const [statement] = [features[feature]?.__compat?.support[browser] ?? []].flat();
  return Number(statement?.version_added);
}

it.each(minimumBrowsers)(
  'the condition for supported browsers needs a feature that $name has since version $version',
  ({ name, version }) => {
    for (const feature of Object.keys(features)) expect(supportedBrowserCondition).toContain(feature);
    const requiredFeatures =
      name === 'firefox'
        ? (['color-mix', 'font-synthesis-weight', ':popover-open'] as const)
        : (['color-mix', 'font-synthesis-weight'] as const);
    const browser = name === 'ios_saf' ? 'safari_ios' : (name as BrowserName);
    expect(Math.max(...requiredFeatures.map((feature) => findFirstVersion(feature, browser)))).toBe(Number(version));
  },
);
