import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';
import { demoTagFor } from '~/domain/tag/demoTags';

import { ScenarioSection } from './ScenarioSection';

const meta = {
  title: 'Screens/Site/Experience/One scenario/Layout',
  component: ScenarioSection,
  parameters: { layout: 'fullscreen' },
  args: { demonstration: demoTagFor('pet'), code: drawQr('https://tag.example.com/t/7C41E9') },
  tags: ['behaviour'],
} satisfies Meta<typeof ScenarioSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tag, the phone and the switches fit into a window that is 800 px high, and their edges are in line. */
export const FitsInOneWindow: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Someone finds Biscuit' });
    const phoneBox = canvas.getByRole('group', { name: "The finder's phone" }).getBoundingClientRect();
    const scanBox = canvas.getByRole('link', { name: 'Scan this tag' }).getBoundingClientRect();
    const noteBox = canvas.getByText('Switch something off and watch the phone.').getBoundingClientRect();
    await expect(phoneBox.height).toBeLessThanOrEqual(600);
    await expect(phoneBox.bottom - canvas.getByRole('heading', { level: 2 }).getBoundingClientRect().top).toBeLessThan(
      800,
    );
    await expect(section.getBoundingClientRect().width).toBeGreaterThan(1000);
    const askLink = canvas.getByRole('link', { name: 'Ask for a tag' });
    await expect(askLink).toHaveAttribute('href', '/Contact?about=ally#enquiry');
    const edges = [scanBox.bottom, askLink.getBoundingClientRect().bottom, noteBox.top];
    await expect(edges.map(Math.round)).toEqual([phoneBox.bottom, phoneBox.bottom, phoneBox.top].map(Math.round));
  },
};

export const HasLargeSwitchesOnMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole('switch'))
      await expect(control.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const KeepsSwitchesCloseToTheDetailsOnMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const firstDetailTop = canvas.getByText('Allergic to chicken').getBoundingClientRect().top;
    const lastSwitchBottom = canvas.getByRole('switch', { name: 'Show contact' }).getBoundingClientRect().bottom;
    await expect(lastSwitchBottom - firstDetailTop).toBeLessThan(520);
    await expect(canvas.getByText('Switch something off and watch the phone.')).toBeVisible();
  },
};
