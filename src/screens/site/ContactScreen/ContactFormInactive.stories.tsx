import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { ContactScreen } from './ContactScreen';

const meta = {
  title: 'Screens/Site/Contact/Without endpoint',
  component: ContactScreen,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { contact: { phone: '+971 4 000 0000', email: 'hello@example.com' } },
  decorators: [(Story) => <SiteStage currentPage="contact">{Story()}</SiteStage>],
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldLabels = ['Full Name', 'Company', 'Email', 'Phone number', 'Address', 'Your message'];

export const OpensAnEmailWithTheMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    const emailLink = canvas.getByRole('link', { name: 'Email this message' });
    // Cancels the click, so that no email app opens.
    emailLink.parentElement?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Mira A.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Hello');
    await userEvent.click(emailLink);
    const body = encodeURIComponent('Hello\r\n\r\nFull Name: Mira A.');
    await expect(emailLink).toHaveAttribute(
      'href',
      `mailto:hello@example.com?subject=Enquiry%20from%20Mira%20A.&body=${body}`,
    );
  },
};

export const DoesNothingOnSubmit: Story = {
  parameters: { acceptance: ['PUB-22'] },
  play: async ({ canvas, userEvent }) => {
    const fetchSpy = spyOn(window, 'fetch');
    const onSubmit = fn();
    window.addEventListener('submit', onSubmit, { capture: true });
    const url = window.location.href;
    const textBefore = canvas.getByRole('main').textContent;

    // Fills in valid values: with invalid values, the browser would block the submit even if the form were active.
    const getValidValue = (label: string) => (label === 'Email' ? 'a@b.c' : 'x');
    for (const label of fieldLabels)
      await userEvent.type(canvas.getByRole('textbox', { name: label }), getValidValue(label));
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), '{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
    canvas.getByRole('button', { name: 'Send message' }).focus();
    await userEvent.keyboard('{Enter}');

    for (const label of fieldLabels)
      await expect(canvas.getByRole('textbox', { name: label })).toHaveValue(getValidValue(label));
    await expect(canvas.getByRole('main').textContent).toBe(textBefore);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(fetchSpy).not.toHaveBeenCalled();
    await expect(window.location.href).toBe(url);
    window.removeEventListener('submit', onSubmit, { capture: true });
  },
};
