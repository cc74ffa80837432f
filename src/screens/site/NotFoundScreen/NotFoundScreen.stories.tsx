import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { NotFoundScreen } from './NotFoundScreen';

const meta = {
  title: 'Screens/Site/Not found',
  component: NotFoundScreen,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: { onOpenTag: fn() },
  decorators: [(Story) => <SiteStage currentPage={null}>{Story()}</SiteStage>],
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'phone' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: "This page doesn't scan" })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Report a broken link' })).toHaveAttribute('href', '/Contact');
    const links = within(canvas.getByRole('region', { name: 'Try one of these' })).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Auto', '/AiroTAgAuto'],
      ['Ally', '/AiroTagAlly'],
      ['Accolades', '/Accolades'],
      ['Experience', '/AiroTagExperience'],
      ['Partner with us', '/PartnerWithUs'],
      ['Contact', '/Contact'],
    ]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const FitsAPhone: Story = {
  ...Default,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
};

/** Expects that the picture leaves the upper half of a phone to the message. */
export const StartsWithALowPictureOnAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeLessThan(320);
  },
};

export const HasEquallyWideButtonsOnAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const homeLink = canvas.getByRole('link', { name: 'Go to the home page' });
    const openButton = canvas.getByRole('button', { name: 'Open the tag' });
    await expect(homeLink.offsetWidth).toBe(openButton.offsetWidth);
  },
};

export const ShowsFieldNextToLinks: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas }) => {
    const fieldBox = canvas.getByRole('region', { name: 'Holding a tag?' }).getBoundingClientRect();
    const linksBox = canvas.getByRole('region', { name: 'Try one of these' }).getBoundingClientRect();
    await expect(linksBox.left).toBeGreaterThan(fieldBox.right);
    await expect(linksBox.top).toBe(fieldBox.top);
  },
};

export const HasAFieldAsWideAsTheLinksOnATablet: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const buttonBox = canvas.getByRole('button', { name: 'Open the tag' }).getBoundingClientRect();
    const linksBox = canvas.getByRole('region', { name: 'Try one of these' }).getBoundingClientRect();
    await expect(buttonBox.right).toBe(linksBox.right);
  },
};

export const OpensATypedCode: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const tagSection = within(canvas.getByRole('region', { name: 'Holding a tag?' }));
    await userEvent.type(tagSection.getByRole('textbox', { name: 'Type the code on the tag' }), '7c41e9{Enter}');
    await expect(args.onOpenTag).toHaveBeenLastCalledWith('7C41E9');
  },
};

export const HasOnePrimaryButton: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the tag' })).toHaveStyle({
      backgroundColor: 'rgba(0, 0, 0, 0)',
    });
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).not.toHaveStyle({
      backgroundColor: 'rgba(0, 0, 0, 0)',
    });
  },
};

/** Expects that no phone can scan the code in the picture, which has lost a corner. */
export const ShowsACodeThatDoesNotScan: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas }) => {
    const message = canvas.getByRole('heading', { level: 1 }).parentElement;
    const picture = message?.nextElementSibling?.firstElementChild;
    if (!(picture instanceof SVGSVGElement)) throw new TypeError('There is no picture next to the message.');
    await expect(await readQrCodeText(picture, 720)).toBeNull();
  },
};
