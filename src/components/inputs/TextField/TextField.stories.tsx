import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ControlledStage } from '../form.stage';
import { TextField } from './TextField';

/**
 * Use for a short text that takes effect at once. In a form with Save use FormTextField, on public pages SiteField.
 */
const meta = {
  title: 'Components/Inputs/TextField',
  component: TextField,
  render: (args) => (
    <ControlledStage value={args.value} onChange={() => undefined}>
      {(control) => <TextField {...args} {...control} />}
    </ControlledStage>
  ),
  args: { label: 'Prefix', value: 'A' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { tags: ['state'], args: { size: 'small' } };

export const TypesText: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Prefix' });
    await userEvent.type(field, 'IR-1');
    await expect(field).toHaveValue('AIR-1');
  },
};

export const ReadsArabicTextFromTheRight: Story = {
  tags: ['behaviour'],
  args: { value: 'شركة الخليج (دبي) 5 Tags!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prefix' })).toHaveStyle({ unicodeBidi: 'plaintext' });
  },
};
