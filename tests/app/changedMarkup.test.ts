import { describe, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, visit, withBrowser } from './setup/visit';

withBrowser();

/**
 * Script that changes a page as translators do: it replaces each text node, even one that appears later, with elements
 * that contain the translated text. The "translation" is the text in upper case.
 */
const translatorScript = `
  const translate = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode())
      if (walker.currentNode.data.trim() && !walker.currentNode.parentElement.closest('font, script, style'))
        texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstChild.append(text.data.toUpperCase());
      text.replaceWith(font);
    }
  };
  new MutationObserver(translate).observe(document, { childList: true, subtree: true, characterData: true });
`;

describe('a page whose texts a translator has replaced', () => {
  it('still searches, navigates, validates and shows a dialog', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.context.addInitScript(translatorScript);
    await page.goto(paths.admin.agencies());
    await page.getByRole('heading', { level: 1, name: 'AGENCIES' }).waitFor();
    await page.getByRole('searchbox').fill('zzz');
    await page.getByText('NO AGENCIES FOUND.').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByText('2 OF 2 AGENCIES').waitFor();
    await page.getByRole('button', { name: 'ADD AGENCY' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'NEXT' }).click();
    await page.getByRole('dialog').getByText('EMAIL IS REQUIRED').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('navigation').getByRole('link', { name: 'SETTINGS' }).click();
    await page.getByRole('heading', { level: 1, name: 'SITE SETTINGS' }).waitFor();
    await expectNoErrors(visitor);
  });

  it('keeps counting down until the next one-time code', async () => {
    const { page, context } = await visit();
    await context.addInitScript(translatorScript);
    await page.clock.install();
    await page.goto(paths.signIn.code());
    await page.getByRole('button', { name: 'RESEND OTP IN 00:59' }).waitFor();
    await page.clock.runFor(9000);
    await page.getByRole('button', { name: 'RESEND OTP IN 00:50' }).waitFor();
  });
});

describe('a page whose elements an extension has wrapped in others, so that React cannot remove them', () => {
  it.each([
    ['the page', 'main'],
    ['the whole app', '#root'],
  ])('shows the error page and can be reloaded (%s)', async (_, parent) => {
    const { page } = await visit();
    await page.goto(paths.admin.dashboard());
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await page.evaluate((selector) => {
      const wrap = (element: Element) => {
        const wrapper = document.createElement('div');
        element.replaceWith(wrapper);
        wrapper.append(element);
      };
      [...(document.querySelector(selector)?.children ?? [])].forEach(wrap);
    }, parent);
    if (parent === 'main') await page.getByRole('navigation').getByRole('link', { name: 'Partners' }).click();
    else
      await page.evaluate(() => (history.pushState(null, '', '/login'), dispatchEvent(new PopStateEvent('popstate'))));
    await page.getByRole('heading', { name: "We couldn't show this page" }).waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: parent === 'main' ? 'Partners' : 'Welcome to AiroTag' }).waitFor();
  });
});
