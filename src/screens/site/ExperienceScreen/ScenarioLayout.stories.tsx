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

/** Tag, phone and switches are in one window of 800 px, and end on one line. */
export const FitsInOneWindow: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Someone finds Biscuit' });
    const phone = canvas.getByRole('group', { name: "The finder's phone" }).getBoundingClientRect();
    const scan = canvas.getByRole('link', { name: 'Scan this tag' }).getBoundingClientRect();
    const note = canvas.getByText('Try it: the phone updates live.').getBoundingClientRect();
    await expect(phone.height).toBeLessThanOrEqual(600);
    await expect(phone.bottom - canvas.getByRole('heading', { level: 2 }).getBoundingClientRect().top).toBeLessThan(
      800,
    );
    await expect(section.getBoundingClientRect().width).toBeGreaterThan(1000);
    await expect([Math.round(scan.bottom), Math.round(note.bottom)]).toEqual([
      Math.round(phone.bottom),
      Math.round(phone.bottom),
    ]);
  },
};

export const HasLargeSwitchesOnMobile: Story = {
  // Its labels have one line.
  args: { demonstration: demoTagFor('award'), code: drawQr('https://tag.example.com/t/A90B13') },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole('switch'))
      await expect(control.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
