import { expect, it } from 'vitest';

import { ensurePdfReaders } from '../../scripts/tools';
import { openPrinting } from './setup/printing';
import { readProgramOutput, savePdf } from './setup/savedPdf';
import { withBrowser } from './setup/visit';

withBrowser();

const missingReaders = ensurePdfReaders();

/** Code that the test adds to a worker. It causes errors that do not stop the worker's job. */
const plantedErrors = [
  "console.error('planted error');",
  "Promise.reject(new Error('planted exception'));",
  "fetch('https://other.example/').catch(() => undefined);",
  "try { new Function('return 1')(); } catch {}",
];

it('records console errors, exceptions and policy violations of workers', async () => {
  const { page, errors } = await openPrinting();
  await page.route(/pdf\.worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${plantedErrors.join('\n')}\n${await response.text()}` });
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

it.skipIf(missingReaders.length > 0)('saves a PDF when the worker that compresses pages does not start', async () => {
  const { page } = await openPrinting();
  let blockedScriptCount = 0;
  await page.route(/assets\/deflate\.worker-/, async (route) => {
    blockedScriptCount += 1;
    await route.abort();
  });
  const path = await savePdf(page);
  expect(blockedScriptCount).toBe(1);
  expect(readProgramOutput('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
});
