import { expect, it } from 'vitest';

import { openPrinting } from './setup/printing';
import { withBrowser } from './setup/visit';

withBrowser();

/** Code that is added to the worker. It does not end the job. */
const faults = [
  "console.error('planted error');",
  "Promise.reject(new Error('planted exception'));",
  "fetch('https://other.example/').catch(() => undefined);",
  "try { new Function('return 1')(); } catch {}",
];

it('records console errors, exceptions and policy violations of workers', async () => {
  const { page, errors } = await openPrinting();
  await page.route(/pdf\.worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${faults.join('\n')}\n${await response.text()}` });
  });
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await page.getByText('PDF saved').waitFor();
  const messages = [
    'console: planted error',
    'worker: Uncaught (in promise) Error: planted exception',
    "Connecting to 'https://other.example/' violates the following Content Security Policy directive",
    "This document requires 'TrustedScript' assignment.",
  ];
  for (const message of messages) expect(errors).toContainEqual(expect.stringContaining(message));
});
