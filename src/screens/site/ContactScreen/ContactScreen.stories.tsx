import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { ContactScreen } from './ContactScreen';

const meta = {
  title: 'Screens/Site/Contact',
  component: ContactScreen,
  parameters: { layout: 'fullscreen', acceptance: ['PUB-03', 'PUB-22'] },
  args: { contact: { phone: '+971 4 000 0000', email: 'hello@example.com' } },
  decorators: [
    (Story) => (
      <SiteStage current="contact">
        <Story />
      </SiteStage>
    ),
  ],
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = ['Full Name', 'Company', 'Email', 'Phone number', 'Address', 'Your message'];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A question? Talk to us.' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'A question? Talk to us.' })).toHaveAttribute('id', 'contact');
    for (const label of labels) await expect(canvas.getByRole('textbox', { name: label })).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(6);
    const heightOf = (name: string) => canvas.getByRole('textbox', { name }).offsetHeight;
    await expect(heightOf('Address')).toBeLessThan(heightOf('Your message') / 2);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'w360' } } };

export const SaysThatItCanNotBeSentYet: Story = {
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send message' });
    await expect(send).toHaveAccessibleDescription('Not available yet');
    await expect(send).toBeEnabled();
    await expect(canvas.getAllByText('Not available yet')[0]).toBeVisible();
    const ways = canvas.getByRole('region', { name: 'Reach us directly' });
    await expect(ways).toHaveTextContent('+971 4 000 0000');
    await expect(ways).toHaveTextContent('hello@example.com');
  },
};

export const DoesNothingWhenPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    const request = spyOn(window, 'fetch');
    const submitted = fn();
    window.addEventListener('submit', submitted, { capture: true });
    const address = window.location.href;
    const texts = canvas.getByRole('main').textContent;

    for (const label of labels) await userEvent.type(canvas.getByRole('textbox', { name: label }), 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), '{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
    canvas.getByRole('button', { name: 'Send message' }).focus();
    await userEvent.keyboard('{Enter}');

    for (const label of labels) await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('x');
    await expect(canvas.getByRole('main').textContent).toBe(texts);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(submitted).not.toHaveBeenCalled();
    await expect(request).not.toHaveBeenCalled();
    await expect(window.location.href).toBe(address);
    window.removeEventListener('submit', submitted, { capture: true });
  },
};
