import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { enquiryUrl } from '~/domain/enquiry/enquiryUrl';
import { paths } from '~/domain/paths';
import { scenarioUrl, demoCodes } from '~/domain/tag/demoTags';

import { expectNoErrors, siteOrigin, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

async function expectCarScenario(page: Page) {
  await page.getByRole('heading', { level: 2, name: 'Your car is in the way' }).waitFor();
  expect(await page.getByRole('radio', { name: 'A car' }).isChecked()).toBe(true);
  expect(await page.getByRole('heading', { level: 2, name: 'Someone finds Biscuit' }).isVisible()).toBe(false);
  expect(new URL(page.url()).hash).toBe('#car');
}

describe("PUB-24 the scenario in the URL's hash", () => {
  it('is selected when the page loads, and stays selected after hydration', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(scenarioUrl('car'));
    await expectCarScenario(page);
    await startApplication(page);
    await expectCarScenario(page);
    await page.waitForFunction(() => window.scrollY > 200);
    await expectNoErrors(visitor);
  });

  it.each([
    ['before hydration', false],
    ['after hydration', true],
  ])('is restored by Back and reload when selected %s', async (_, isStarted) => {
    const visitor = await visit();
    const { page } = visitor;
    if (!isStarted) await page.route(/assets\/main-.*\.js/, () => undefined);
    await page.goto(paths.site.experience());
    if (isStarted) await startApplication(page);
    await page.getByRole('radio', { name: 'A car' }).check();
    await expectCarScenario(page);
    await page.reload();
    await expectCarScenario(page);
    if (isStarted) await startApplication(page);
    await page.getByRole('link', { name: 'Scan this tag' }).click();
    await page.getByRole('heading', { level: 1, name: 'Is my car in your way?' }).waitFor();
    await page.goBack();
    await expectCarScenario(page);
    if (isStarted) await expectNoErrors(visitor);
  });

  it('works as an anchor without JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(scenarioUrl('award'));
    for (const name of ['Someone finds Biscuit', 'Your car is in the way', 'A colleague stops at the award'])
      expect(await page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true);
    const box = await page.getByRole('region', { name: 'A colleague stops at the award' }).boundingBox();
    expect(Math.abs(box?.y ?? Infinity)).toBeLessThan(120);
  });
});

it('keeps the changed details in view above the switches on a phone', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  await page.goto(paths.site.experience());
  await startApplication(page);
  const phone = page.getByRole('group', { name: "The finder's phone" });
  await phone.getByRole('heading', { name: 'You found Biscuit' }).evaluate((heading) => {
    window.scrollTo({ top: window.scrollY + heading.getBoundingClientRect().top - 60, behavior: 'instant' });
  });
  const lastSwitch = page.getByRole('switch', { name: 'Show contact' });
  const switches = page.getByRole('list').filter({ has: lastSwitch });
  const box = await switches.boundingBox();
  expect(box?.height ?? Infinity).toBeLessThanOrEqual(96);
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  for (const text of ['Allergic to chicken', 'Beagle', 'The park by the marina']) {
    const detail = await phone.getByText(text).boundingBox();
    expect([text, (detail?.y ?? 0) >= 0 && (detail?.y ?? Infinity) + 20 < (box?.y ?? 0)]).toEqual([text, true]);
  }
});

describe('the pages of the demonstration tags', () => {
  it('are prerendered with a title of their own', async () => {
    for (const code of demoCodes) {
      const response = await fetch(siteOrigin + paths.site.tag(code));
      expect(await response.text()).toMatch(
        /<title>(You found Biscuit|Is my car in your way\?|Celebrating Mira) · AiroTag</,
      );
    }
  });

  it('are not changed by hydration', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(paths.site.tag('A90B14'));
    await startApplication(page);
    expect(await page.getByText('A90B14').isVisible()).toBe(true);
    expect(await page.title()).toMatch(/^Celebrating Mira/);
    await page.goto(paths.site.tag('5A3F0D'));
    await page.getByText('5A3F0D').waitFor();
    expect(await page.title()).toMatch(/^We don't know this tag/);
    await expectNoErrors(visitor);
  });
});

describe('the page of a scanned tag', () => {
  it.each(['7C41E9', '5A3F0C', 'A90B13'])('shows %s and the action on one phone screen', async (code) => {
    const { page } = await visit({ viewport: { width: 360, height: 640 } });
    await page.goto(paths.site.tag(code));
    const messageButton = page.getByRole('button', { name: /^(Message the owner|Send congratulations)$/ });
    for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('definition').last(), messageButton]) {
      const box = await part.boundingBox();
      expect([code, (box?.y ?? Infinity) + (box?.height ?? 0) <= 640]).toEqual([code, true]);
    }
  });

  it('opens the sample chat without script', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(paths.site.tag('7C41E9'));
    await page.getByRole('button', { name: 'Message the owner' }).click();
    await page.getByRole('dialog', { name: 'Your chat opens here' }).waitFor();
  });

  it('opens the tag of a typed code, also when it was typed before hydration', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.route(/assets\/main-.*\.js/, async (route) => {
      await page.waitForFunction(() => document.body.dataset['released'] === 'true');
      await route.continue();
    });
    await page.goto(paths.site.tag('5A3F0D'));
    const codeField = page.getByRole('textbox', { name: 'Type the code on the tag' });
    await codeField.fill('7c41 e9');
    await codeField.press('Enter');
    await page.evaluate(() => {
      document.body.dataset['released'] = 'true';
    });
    await page.getByRole('heading', { level: 1, name: 'You found Biscuit' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/t/7C41E9');
    await expectNoErrors(visitor);
  });
});

it('fills the message of the contact form for a product', async () => {
  const { page } = await visit();
  const messageField = page.getByRole('textbox', { name: 'Your message' });
  await page.goto(enquiryUrl('ally'));
  // The app starts without an interaction.
  await expect.poll(() => messageField.inputValue()).toBe('I would like to ask for an Ally tag.');
  await page.goto(`${paths.site.contact()}?about=atlas`);
  await startApplication(page);
  expect(await messageField.inputValue()).toBe('');
});

it('shows native checkboxes in forced-colors mode', async () => {
  const { page } = await visit({ forcedColors: 'active' });
  await page.goto(paths.site.experience());
  const breedSwitch = page.getByRole('switch', { name: 'Show breed' });
  expect(
    await breedSwitch.evaluate((input) => [
      getComputedStyle(input).appearance,
      getComputedStyle(input, '::before').display,
    ]),
  ).toEqual(['auto', 'none']);
});
