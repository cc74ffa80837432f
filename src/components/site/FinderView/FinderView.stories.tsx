import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { demoTagFor } from '~/domain/tag/demoTags';

import { FinderView } from './FinderView';

const pet = demoTagFor('pet');
const award = demoTagFor('award');

const meta = {
  title: 'Components/Site/FinderView',
  component: FinderView,
  args: { product: pet.product, title: pet.title, titleLevel: 2, details: pet.details, contact: pet.contact },
} satisfies Meta<typeof FinderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pet: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Biscuit' })).toBeVisible();
    await expect(canvas.getAllByRole('term').map((label) => label.textContent)).toEqual([
      'Medical and allergy details',
      'Behaviour',
      'Breed',
      'Microchip information',
      'Last scanned location',
    ]);
  },
};

export const Award: Story = {
  tags: ['state'],
  args: { product: award.product, title: award.title, details: award.details },
};

export const WithoutContact: Story = {
  tags: ['state'],
  args: { contact: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Message the owner')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ['state'],
  args: {
    title: 'Kraftfahrzeughaftpflichtversicherung',
    details: [{ kind: 'breed', label: 'Breed', value: 'W'.repeat(80) }],
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
    await expect(
      canvas.getByText('I found Biscuit by the marina. The tag says no chicken, so I only gave water.'),
    ).toBeVisible();
    await expect(canvas.getByText('Messaging app · Phone number not shown')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Biscuit' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Back to the tag'));
    await expect(canvas.getByRole('heading', { name: 'Biscuit' })).toBeVisible();
  },
};

/** The chat is on the finder's phone, so their message is on the right. */
export const ShowsOwnMessageOnTheRight: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Message the owner'));
    const own = canvas
      .getByText('I found Biscuit by the marina. The tag says no chicken, so I only gave water.')
      .getBoundingClientRect();
    const answer = canvas.getByText("Thank you so much! I'm ten minutes away.").getBoundingClientRect();
    await expect(own.right).toBeGreaterThan(answer.right);
    await expect(own.left).toBeGreaterThan(answer.left);
    const header = canvas.getByText('Messaging app · Phone number not shown').getBoundingClientRect();
    await expect(own.top - header.bottom).toBeLessThan(80);
  },
};
