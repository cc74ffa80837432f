import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';
import { getDemoTag } from '~/domain/tag/demoTags';

import { ScenarioSection } from './ScenarioSection';

const meta = {
  title: 'Screens/Site/Experience/One scenario',
  component: ScenarioSection,
  parameters: { layout: 'fullscreen' },
  args: { demoTag: getDemoTag('pet'), code: drawQr('https://tag.example.com/t/7C41E9') },
  tags: ['behaviour'],
} satisfies Meta<typeof ScenarioSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Returns a `play` function that expects each switch to hide and show only its own detail. `detailTexts` maps the names
 * of the switches to the texts of their details.
 */
const expectEachSwitchToHideItsDetail = (detailTexts: Record<string, string>): Story['play'] =>
  async function play({ canvas, userEvent }) {
    const phoneGroup = within(canvas.getByRole('group', { name: "The finder's phone" }));
    const switches = canvas.getAllByRole('switch');
    await expect(switches).toHaveLength(Object.keys(detailTexts).length);
    for (const [name, value] of Object.entries(detailTexts)) {
      const detailSwitch = canvas.getByRole('switch', { name });
      await expect(phoneGroup.getByText(value)).toBeVisible();
      await userEvent.click(detailSwitch);
      await expect(phoneGroup.getByText(value)).not.toBeVisible();
      for (const otherText of Object.values(detailTexts).filter((text) => text !== value))
        await expect(phoneGroup.getByText(otherText)).toBeVisible();
      await userEvent.click(detailSwitch);
      await expect(phoneGroup.getByText(value)).toBeVisible();
    }
  };

export const PetSwitchesHideDetails: Story = {
  parameters: { acceptance: ['PUB-24'] },
  play: expectEachSwitchToHideItsDetail({
    'Show medical': 'Allergic to chicken',
    'Show behaviour': 'Friendly, but shy of traffic',
    'Show breed': 'Beagle',
    'Show microchip': 'Chipped and registered',
    'Show location': 'The park by the marina',
    'Show contact': 'Message the owner',
  }),
};

const awardArgs = { demoTag: getDemoTag('award'), code: drawQr('https://tag.example.com/t/A90B13') };

export const AwardSwitchesHideDetails: Story = {
  args: awardArgs,
  play: expectEachSwitchToHideItsDetail({
    'Show photos': '3 photos from the ceremony',
    'Show videos': "Mira's speech",
    'Show messages': 'Well done, Mira. From all of us, thank you.',
    'Show contact': 'Send congratulations',
  }),
};

export const KeepsHeightWhenAllAreHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const phoneGroup = canvas.getByRole('group', { name: "The finder's phone" });
    const { height } = phoneGroup.getBoundingClientRect();
    await expect(canvas.getByText('All private')).not.toBeVisible();
    for (const detailSwitch of canvas.getAllByRole('switch')) await userEvent.click(detailSwitch);
    await expect(canvas.getByText('All private')).toBeVisible();
    await expect(canvas.getByText('Message the owner')).not.toBeVisible();
    await expect(phoneGroup.getBoundingClientRect().height).toBe(height);
  },
};

export const KeepsHeightOnMobile: Story = { ...KeepsHeightWhenAllAreHidden, globals: { viewport: { value: 'w360' } } };

export const LinksToSamplePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scan it with a phone, or open its page here.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', '/t/7C41E9');
    await expect(canvas.getByText('Switch something off and watch the phone.')).toBeVisible();
  },
};

export const HidesDetailInChat: Story = {
  play: async ({ canvas, userEvent }) => {
    const phoneGroup = within(canvas.getByRole('group', { name: "The finder's phone" }));
    await userEvent.click(phoneGroup.getByText('Message the owner'));
    await expect(phoneGroup.getByText(/I saw the allergy note/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show medical' }));
    await expect(phoneGroup.getByText(/I saw the allergy note/)).not.toBeVisible();
    await expect(phoneGroup.getByText(/^I found Biscuit by the marina\./)).toBeVisible();
  },
};

/** Each switch is next to its detail. */
export const AlignsTheSwitchesWithTheDetails: Story = {
  play: async ({ canvas }) => {
    const detailTops = canvas.getAllByRole('term').map((term) => term.parentElement?.getBoundingClientRect().top ?? 0);
    const switchTops = canvas.getAllByRole('switch').map((item) => item.closest('li')?.getBoundingClientRect().top);
    for (const [index, top] of detailTops.entries())
      await expect(Math.abs(top - (switchTops[index] ?? 0))).toBeLessThan(3);
  },
};

export const ClosesChatWithoutContact: Story = {
  play: async ({ canvas, userEvent }) => {
    const phoneGroup = within(canvas.getByRole('group', { name: "The finder's phone" }));
    await userEvent.click(phoneGroup.getByText('Message the owner'));
    await expect(phoneGroup.getByText('Beagle')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show contact' }));
    await expect(phoneGroup.getByText(/^I found Biscuit by the marina\./)).not.toBeVisible();
    await expect(phoneGroup.getByRole('heading', { level: 4, name: 'You found Biscuit' })).toBeVisible();
    await expect(phoneGroup.getByText('Beagle')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show contact' }));
    await expect(phoneGroup.getByText(/^I found Biscuit by the marina\./)).toBeVisible();
  },
};
