import { expect, it } from 'vitest';

import { expectNoErrors, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

it('shows the code of an unknown tag and fills it into the field, before and after hydration', async () => {
  const visitor = await visit({ viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  await page.goto('/t/abcdef');
  const field = page.getByRole('textbox', { name: 'Type the code on the tag' });
  const expectCode = async () => {
    expect(await page.getByText('abcdef', { exact: true }).isVisible()).toBe(true);
    expect(await field.inputValue()).toBe('ABCDEF');
    return page.getByText('abcdef', { exact: true }).boundingBox();
  };
  await page.getByText('abcdef', { exact: true }).waitFor();
  expect(await page.locator('html[data-started]').count()).toBe(0);
  const codeBoxBefore = await expectCode();
  await startApplication(page);
  expect(await expectCode()).toEqual(codeBoxBefore);
  await expectNoErrors(visitor);
});

it('shows the tag on a host that serves the 404 page for it, without an interaction', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.route('/t/ABC', async (route) => {
    const response = await page.request.get('/no-such-page');
    // With the status 404, the browser would log an error.
    await route.fulfill({ response, status: 200 });
  });
  await page.goto('/t/ABC');
  // The timeout is below 10 seconds, after which the app starts on any page without an interaction.
  await page.getByRole('heading', { level: 1, name: "We don't know this tag" }).waitFor({ timeout: 8000 });
  expect(await page.getByText('ABC', { exact: true }).isVisible()).toBe(true);
  expect(await page.title()).toContain("We don't know this tag");
  await expectNoErrors(visitor);
});

it('shows an unusual code of an unknown tag as text', async () => {
  const visitor = await visit();
  const { page } = visitor;
  // The path begins with '/T/' on purpose: paths are not case-sensitive.
  await page.goto('/T/%3Cb%3Ex%3C%2Fb%3E');
  const footer = page.getByRole('contentinfo');
  const footerText = await footer.innerText();
  await startApplication(page);
  await page.getByText('<b>x</b>', { exact: true }).waitFor();
  expect(await footer.innerText()).toBe(footerText);
  await expectNoErrors(visitor);
});
