import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { getDemoTag } from '~/domain/tag/demoTags';

import { FinderView } from './FinderView';

const pet = getDemoTag('pet');

/** Use in a PhoneFrame, to show the page that a scan of a tag opens. For parking, use MessagePhone. */
const meta = {
  title: 'Components/Site/FinderView',
  component: FinderView,
  args: { demoTag: pet },
  decorators: [(Story) => <Box sx={{ display: 'flex', maxWidth: 344, minHeight: 520 }}>{Story()}</Box>],
} satisfies Meta<typeof FinderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pet: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'You found Biscuit' })).toBeVisible();
    await expect(canvas.getByText('AiroTag Ally')).toBeVisible();
    await expect(canvas.getAllByRole('term').map((label) => label.textContent)).toEqual([
      'Medical and allergy details',
      'Behaviour',
      'Breed',
      'Microchip information',
      'Last scanned location',
    ]);
    await expect(canvas.getAllByText('Number not shown')[0]).toBeVisible();
    // Medical details are aligned with the poster.
    const poster = canvas.getByRole('heading', { level: 4 }).parentElement?.parentElement;
    const medicalDetail = canvas.getByText('Medical and allergy details').parentElement;
    await expect(medicalDetail?.offsetWidth).toBe(poster?.offsetWidth);
  },
};

/** A tag with one detail only. The portrait takes up the space that more details would need. */
export const Car: Story = {
  tags: ['state'],
  args: { demoTag: getDemoTag('car') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Is my car in your way?' })).toBeVisible();
    await expect(canvas.getByText("Sam's hatchback")).toBeVisible();
  },
};

export const Award: Story = {
  tags: ['state'],
  args: { demoTag: getDemoTag('award') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Celebrating Mira' })).toBeVisible();
    await expect(canvas.getByText('Employee of the year')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['state'],
  args: {
    demoTag: {
      ...pet,
      title: 'Kraftfahrzeughaftpflichtversicherung',
      heading: 'About the Kraftfahrzeughaftpflichtversicherung',
      details: [{ kind: 'breed', label: 'Breed', value: 'W'.repeat(80) }],
    },
  },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const OpensAndClosesChat: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Message the owner'));
    await expect(canvas.getByText(/^I found Biscuit by the marina\./)).toBeVisible();
    await expect(canvas.getByText('This is how a chat looks')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'You found Biscuit' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Back to the tag'));
    await expect(canvas.getByRole('heading', { name: 'You found Biscuit' })).toBeVisible();
  },
};

/** The chat is on the finder's phone, so the finder's message is on the right. */
export const ShowsFinderMessageOnTheRight: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Message the owner'));
    const finderBox = canvas.getByText(/^I found Biscuit by the marina\./).getBoundingClientRect();
    const ownerBox = canvas.getByText("Thank you so much! I'm ten minutes away.").getBoundingClientRect();
    await expect(finderBox.right).toBeGreaterThan(ownerBox.right);
    await expect(finderBox.left).toBeGreaterThan(ownerBox.left);
    const headerBox = canvas.getByText('This is how a chat looks').getBoundingClientRect();
    await expect(finderBox.top - headerBox.bottom).toBeLessThan(140);
  },
};
