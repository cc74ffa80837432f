import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';
import { getDemoTag } from '~/domain/tag/demoTags';

import { ScenarioSection } from './ScenarioSection';

const meta = {
  title: 'Screens/Site/Experience/One scenario/Layout',
  component: ScenarioSection,
  parameters: { layout: 'fullscreen' },
  args: { demoTag: getDemoTag('pet'), code: drawQr('https://tag.example.com/t/7C41E9') },
  tags: ['behaviour'],
} satisfies Meta<typeof ScenarioSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The tag, the phone and the switches fit into a window that is 800 px high. The links are aligned with the lower edge
 * of the phone, and the note with its upper edge.
 */
export const FitsInOneWindow: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Someone finds Biscuit' });
    const phoneBox = canvas.getByRole('group', { name: "The finder's phone" }).getBoundingClientRect();
    const openLinkBox = canvas.getByRole('link', { name: 'Open its page' }).getBoundingClientRect();
    const noteBox = canvas.getByText('Switch something off and watch the phone.').getBoundingClientRect();
    await expect(phoneBox.height).toBeLessThanOrEqual(584);
    await expect(phoneBox.bottom - canvas.getByRole('heading', { level: 2 }).getBoundingClientRect().top).toBeLessThan(
      800,
    );
    await expect(section.getBoundingClientRect().width).toBeGreaterThan(1000);
    await expect(canvas.getByText(/^One scan shows/).getBoundingClientRect().left).toBe(openLinkBox.left);
    const askLink = canvas.getByRole('link', { name: 'Ask for a tag' });
    await expect(askLink).toHaveAttribute('href', '/Contact?about=ally#enquiry');
    const bottomEdges = [openLinkBox.bottom, askLink.getBoundingClientRect().bottom, noteBox.top];
    await expect(bottomEdges.map(Math.round)).toEqual([phoneBox.bottom, phoneBox.bottom, phoneBox.top].map(Math.round));
  },
};

export const KeepsTheLinkNearAShortList: Story = {
  args: { demoTag: getDemoTag('car') },
  play: async ({ canvas }) => {
    const lastSwitchBox = canvas.getByText('contact').closest('li')?.getBoundingClientRect();
    const askBox = canvas.getByRole('link', { name: 'Ask for a tag' }).getBoundingClientRect();
    await expect(askBox.top - (lastSwitchBox?.bottom ?? 0)).toBeLessThan(40);
  },
};

export const KeepsTheLinkNearAShortListOnATablet: Story = {
  ...KeepsTheLinkNearAShortList,
  globals: { viewport: { value: 'w768' } },
};

export const FillsTheHeightOfThePhoneOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const phoneBox = canvas.getByRole('group', { name: "The finder's phone" }).getBoundingClientRect();
    const lastSwitchBox = canvas.getByText('contact').closest('li')?.getBoundingClientRect();
    const askBox = canvas.getByRole('link', { name: 'Ask for a tag' }).getBoundingClientRect();
    await expect(Math.round(askBox.bottom)).toBe(Math.round(phoneBox.bottom));
    await expect(askBox.top - (lastSwitchBox?.bottom ?? 0)).toBeLessThan(40);
  },
};

/** The tag is above the phone and has its own heading, so that the steps are read in order. */
export const PutsTheTagAboveThePhoneOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const [tagHeading, finderHeading] = ['The tag', 'What they see'].map((name) =>
      canvas.getByRole('heading', { level: 3, name }).getBoundingClientRect(),
    );
    const pictureBox = canvas.getByRole('img', { name: /^An Ally tag/ }).getBoundingClientRect();
    const phoneBox = canvas.getByRole('group', { name: "The finder's phone" }).getBoundingClientRect();
    await expect(tagHeading?.left).toBe(finderHeading?.left);
    await expect(pictureBox.left).toBe(phoneBox.left);
    await expect(pictureBox.top).toBeGreaterThan(tagHeading?.bottom ?? NaN);
    await expect(pictureBox.bottom).toBeLessThan(finderHeading?.top ?? NaN);
    // The button has its natural width, in a card that continues the picture.
    const link = canvas.getByRole('link', { name: 'Open its page' });
    await expect(link.offsetWidth).toBeLessThan(200);
    const { left, height } = link.parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect([left, height]).toEqual([pictureBox.right, pictureBox.height]);
  },
};

export const IndentsTheNoteOnMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const note = canvas.getByText('Switch something off and watch the phone.');
    const textLeft = canvas.getByText('You choose in the app.').getBoundingClientRect().left;
    await expect(note.getBoundingClientRect().left + parseFloat(getComputedStyle(note).paddingLeft)).toBe(textLeft);
  },
};

export const HasLargeSwitchesOnMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const switches = canvas.getAllByRole('switch');
    for (const control of switches)
      await expect(control.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // The switches are aligned in two columns.
    await expect(new Set(switches.map((control) => control.getBoundingClientRect().left)).size).toBe(2);
  },
};

export const FitsThePhoneAndTheSwitchesInOneWindowOnMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const phoneTop = canvas.getByRole('group', { name: "The finder's phone" }).getBoundingClientRect().top;
    const lastSwitchBottom = canvas.getByRole('switch', { name: 'Show contact' }).getBoundingClientRect().bottom;
    await expect(lastSwitchBottom - phoneTop).toBeLessThan(700);
    await expect(canvas.getByText('Switch something off and watch the phone.')).toBeVisible();
  },
};
