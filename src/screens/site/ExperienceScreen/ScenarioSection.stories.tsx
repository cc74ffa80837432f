import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';
import { demonstrationOf } from '~/domain/tag/demonstration';

import { ScenarioSection } from './ScenarioSection';

const meta = {
  title: 'Screens/Site/Experience/One scenario',
  component: ScenarioSection,
  parameters: { layout: 'fullscreen', acceptance: ['PUB-24'] },
  args: { demonstration: demonstrationOf('pet'), code: drawQr('https://tag.example.com/t/7C41E9') },
} satisfies Meta<typeof ScenarioSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const car = { demonstration: demonstrationOf('car'), code: drawQr('https://tag.example.com/t/5A3F0C') };
const award = { demonstration: demonstrationOf('award'), code: drawQr('https://tag.example.com/t/A90B13') };

/** Each switch hides its own detail from the finder, and brings it back. */
const changesWhatAFinderSees = (shown: Record<string, string>): Story['play'] =>
  async function play({ canvas, userEvent }) {
    const phone = within(canvas.getByRole('group', { name: 'The phone of whoever scanned' }));
    const switches = canvas.getAllByRole('switch');
    await expect(switches).toHaveLength(Object.keys(shown).length);
    for (const [name, value] of Object.entries(shown)) {
      const control = canvas.getByRole('switch', { name });
      await expect(phone.getByText(value)).toBeVisible();
      await userEvent.click(control);
      await expect(phone.getByText(value)).not.toBeVisible();
      for (const other of Object.values(shown).filter((text) => text !== value))
        await expect(phone.getByText(other)).toBeVisible();
      await userEvent.click(control);
      await expect(phone.getByText(value)).toBeVisible();
    }
  };

export const ChangesWhatAFinderSeesOfAPet: Story = {
  play: changesWhatAFinderSees({
    'Show medical and allergy details': 'Sample note: no peanuts, please',
    'Show behaviour': 'Sample note: shy at first, then friendly',
    'Show breed': 'Sample breed',
    'Show microchip information': 'Sample number 000 000 000',
    'Show last scanned location': 'Sample Park, north gate',
    'Show owner contact': 'Message the owner',
  }),
};

export const ChangesWhatAFinderSeesOfACar: Story = {
  args: car,
  play: changesWhatAFinderSees({
    'Show linked message': 'Sample message: in your way? Write to me and I will move it.',
    'Show owner contact': 'Message the owner',
  }),
};

export const ChangesWhatAFinderSeesOfAnAward: Story = {
  args: award,
  play: changesWhatAFinderSees({
    'Show photos': '3 sample photos',
    'Show videos': '1 sample video',
    'Show messages': 'Sample message: well done, and thank you.',
    'Show owner contact': 'Message the owner',
  }),
};

export const HidesEverything: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('group', { name: 'The phone of whoever scanned' });
    const { height } = phone.getBoundingClientRect();
    await expect(canvas.getByText('Nothing to see here')).not.toBeVisible();
    for (const control of canvas.getAllByRole('switch')) await userEvent.click(control);
    await expect(canvas.getByText('Nothing to see here')).toBeVisible();
    await expect(canvas.getByText('Message the owner')).not.toBeVisible();
    await expect(phone.getBoundingClientRect().height).toBe(height);
  },
};

export const HidesEverythingOnAPhone: Story = { ...HidesEverything, globals: { viewport: { value: 'w360' } } };

export const HidesEverythingOfAnAward: Story = { ...HidesEverything, args: award };

export const SwitchesByKeyboard: Story = {
  args: car,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('switch', { name: 'Show linked message' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/^Sample message/)).not.toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Show linked message' })).not.toBeChecked();
  },
};

/** The sample page knows nothing of the switches. */
export const SaysWhatTheSwitchesReach: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Scan this tag' });
    await expect(link).toHaveAccessibleDescription('It opens the sample page, with everything shown.');
    await expect(
      canvas.getByText('Change it whenever you like. In this demonstration, the phone here follows at once.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/Whoever scans next sees what you chose/)).not.toBeInTheDocument();
  },
};

/** A chat that lies open over the tag goes with the contact, and leaves nothing blank. */
export const TakesTheOpenChatAway: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = within(canvas.getByRole('group', { name: 'The phone of whoever scanned' }));
    await userEvent.click(phone.getByText('Message the owner'));
    await expect(phone.getByText('Sample breed')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show owner contact' }));
    await expect(phone.getByText('Hello, I have found your pet. It is safe.')).not.toBeVisible();
    await expect(phone.getByRole('heading', { level: 4, name: 'Sample pet' })).toBeVisible();
    await expect(phone.getByText('Sample breed')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show owner contact' }));
    await expect(phone.getByText('Hello, I have found your pet. It is safe.')).toBeVisible();
  },
};

export const OpensTheChat: Story = {
  args: car,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Message the owner'));
    await expect(canvas.getByText('Hello, your car is in front of our gate.')).toBeVisible();
    await expect(canvas.getByText('Messaging app · Phone number not shown')).toBeVisible();
    await expect(canvas.getByText('A demonstration: nothing is sent, and nothing leaves this page.')).toBeVisible();
    await userEvent.click(canvas.getByText('Back to the tag'));
    await expect(canvas.getByText('Hello, your car is in front of our gate.')).not.toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'Sample car' })).toBeVisible();
  },
};
