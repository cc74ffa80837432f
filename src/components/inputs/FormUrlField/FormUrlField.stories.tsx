import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withForm } from '../withForm.stage';
import { FormUrlField } from './FormUrlField';

/** Use in a form for a URL. The field warns about a text that is no URL, but the form can be saved with that text. */
const meta = {
  title: 'Components/Inputs/FormUrlField',
  component: FormUrlField,
  args: { name: 'url', label: 'Default redirect URL', labelNote: '(optional)' },
  decorators: [withForm({ url: '' })],
} satisfies Meta<typeof FormUrlField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state'] };

export const WarnsAboutAnInvalidUrl: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Default redirect URL (optional)' });
    await step('does not warn while the URL is typed for the first time', async () => {
      await userEvent.type(field, 'example');
      await expect(field).toHaveAccessibleDescription('For example https://example.com');
    });
    await step('warns on blur, without making the field invalid', async () => {
      await userEvent.tab();
      await expect(field).toHaveAccessibleDescription(
        "This doesn't look like a web address (https://…). You can still save it.",
      );
      await expect(field).toBeValid();
    });
    await step('stops warning when the URL is corrected', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'http://example.com/a');
      await expect(field).toHaveAccessibleDescription('For example https://example.com');
    });
  },
};
