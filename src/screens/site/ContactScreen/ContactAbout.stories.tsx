import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Prerendered } from '~/components/site/Prerendered.stage';

import { ContactScreen } from './ContactScreen';

const contact = { phone: '+971 4 000 0000', email: 'hello@example.com' };

const meta = {
  title: 'Screens/Site/Contact/About a subject',
  component: Prerendered,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { children: <ContactScreen contact={contact} subject="ally" />, onMismatch: fn() },
} satisfies Meta<typeof Prerendered>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FillsInAnEmptyMessage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Hydrate' }));
    await canvas.findByRole('button', { name: 'Hydrated' });
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(
      'I would like to ask for an Ally tag.',
    );
    await expect(args.onMismatch).not.toHaveBeenCalled();
  },
};

export const LinksBackToThePartnerPage: Story = {
  args: { children: <ContactScreen contact={contact} subject="partner" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Hydrate' }));
    await canvas.findByRole('button', { name: 'Hydrated' });
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue("I'd like to become a partner.");
    await expect(canvas.getByRole('link', { name: 'How partnering works' })).toHaveAttribute('href', '/PartnerWithUs');
    await expect(canvas.queryByRole('link', { name: 'Become a partner' })).not.toBeInTheDocument();
  },
};

export const KeepsATypedMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Hello');
    await userEvent.hover(canvas.getByRole('button', { name: 'Hydrate' }));
    await canvas.findByRole('button', { name: 'Hydrated' });
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue('Hello');
  },
};
