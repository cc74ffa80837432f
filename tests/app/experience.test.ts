import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { getEnquiryUrl } from '~/domain/enquiry/enquiryUrl';
import { paths } from '~/domain/paths';
import { getScenarioUrl, demoCodes } from '~/domain/tag/demoTags';

import { sampleCases } from './setup/sampleCases';
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
    await page.goto(getScenarioUrl('car'));
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
    await page.getByRole('link', { name: 'Open its page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Is my car in your way?' }).waitFor();
    await page.goBack();
    await expectCarScenario(page);
    if (isStarted) await expectNoErrors(visitor);
  });

  it('works as an anchor without JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(getScenarioUrl('award'));
    for (const name of ['Someone finds Biscuit', 'Your car is in the way', 'A colleague stops at the award'])
      expect(await page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true);
    const box = await page.getByRole('region', { name: 'A colleague stops at the award' }).boundingBox();
    expect(Math.abs(box?.y ?? Infinity)).toBeLessThan(120);
  });
});

describe('the switches on a phone', () => {
  /** True if the centre of the element is inside the window and not covered, so that a click there would hit it. */
  const isUncovered = (element: HTMLElement | SVGElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const topElement = document.elementFromPoint(x + width / 2, y + height / 2);
    return height > 0 && topElement !== null && (element.contains(topElement) || topElement.contains(element));
  };
  const details = [
    ['Show medical', 'Allergic to chicken'],
    ['Show behaviour', 'Friendly, but shy of traffic'],
    ['Show breed', 'Beagle'],
    ['Show microchip', 'Chipped and registered'],
    ['Show location', 'The park by the marina'],
    ['Show contact', 'Message the owner'],
  ] as const;

  const positions = [
    [640, 'at the end of the window', 0],
    [740, 'at the top of the window', 1],
    [640, 'in the middle', 0.5],
    [640, 'at the top of the window', 1],
    [740, 'in the middle', 0.5],
  ] as const;

  it.each(sampleCases(positions, 2))(
    'change details that are in view, in a window of %i px, with the switches %s',
    async (height, _, fraction) => {
      const { page } = await visit({ viewport: { width: 360, height }, reducedMotion: 'reduce' });
      await page.goto(paths.site.experience());
      await startApplication(page);
      const phone = page.getByRole('group', { name: "The finder's phone" });
      for (const [name, text] of details) {
        const control = page.getByRole('switch', { name });
        const detail = phone.getByText(text);
        await control.evaluate((input, scrollFraction) => {
          const { top, bottom } = input.getBoundingClientRect();
          const [minScroll, maxScroll] = [bottom + 16 - window.innerHeight, top - 16];
          window.scrollBy({ top: minScroll + scrollFraction * (maxScroll - minScroll), behavior: 'instant' });
        }, fraction);
        // Clicks at the position of the control, since `control.click()` would scroll to the control.
        const click = async () => {
          const box = await control.boundingBox();
          await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
        };
        await click();
        await detail.waitFor({ state: 'hidden' });
        await click();
        await detail.waitFor({ state: 'visible' });
        const uncoveredStates = [await detail.evaluate(isUncovered), await control.evaluate(isUncovered)];
        expect([name, ...uncoveredStates]).toEqual([name, true, true]);
      }
    },
  );

  it.each([
    [360, 640],
    [360, 800],
    [390, 844],
  ])('are never covered in a window of %i × %i px', async (width, height) => {
    const { page } = await visit({ viewport: { width, height } });
    await page.goto(paths.site.experience());
    const scenario = page.getByRole('region', { name: 'Someone finds Biscuit' });
    const coveredLabels = await scenario.evaluate((section) => {
      const labels = new Set<string | null>();
      const { top, bottom } = section.getBoundingClientRect();
      for (let y = top; y < bottom; y += 40) {
        window.scrollTo({ top: y, behavior: 'instant' });
        for (const element of section.querySelectorAll('h3, a, label')) {
          const box = element.getBoundingClientRect();
          if (box.top < 0 || box.bottom > window.innerHeight) continue;
          const topElement = document.elementFromPoint(box.x + 8, box.y + box.height / 2);
          if (!topElement || !(element.contains(topElement) || topElement.contains(element)))
            labels.add(element.textContent);
        }
      }
      return [...labels];
    });
    expect(coveredLabels).toEqual([]);
  });
});

describe('the pages of the demo tags', () => {
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
  it.each(['7C41E9', '5A3F0C', 'A90B13'])(
    'shows the heading, the details and the button of tag %s on a phone without scrolling',
    async (code) => {
      const { page } = await visit({ viewport: { width: 360, height: 640 } });
      await page.goto(paths.site.tag(code));
      const messageButton = page.getByRole('button', { name: /^(Message the owner|Send congratulations)$/ });
      for (const element of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('definition').last(),
        messageButton,
      ]) {
        const box = await element.boundingBox();
        expect([code, (box?.y ?? Infinity) + (box?.height ?? 0) <= 640]).toEqual([code, true]);
      }
    },
  );

  it('opens the sample chat without script', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(paths.site.tag('7C41E9'));
    await page.getByRole('button', { name: 'Message the owner' }).click();
    await page.getByRole('dialog', { name: 'This is how a chat looks' }).waitFor();
  });

  it('opens the tag of a code that was typed before hydration', async () => {
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

it('prefills the message of the contact form for an enquiry about a product or a partnership', async () => {
  const { page } = await visit();
  const messageField = page.getByRole('textbox', { name: 'Your message' });
  await page.goto(getEnquiryUrl('ally'));
  // With `?about=` in the URL, the app starts without an interaction.
  await expect.poll(() => messageField.inputValue()).toBe('I would like to ask for an Ally tag.');
  await page.goto(paths.site.partner());
  await page.getByRole('link', { name: 'Become a partner' }).click();
  await expect.poll(() => messageField.inputValue()).toBe("I'd like to become a partner.");
  expect(new URL(page.url()).hash).toBe('#enquiry');
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
