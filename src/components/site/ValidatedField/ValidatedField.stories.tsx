import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { ValidatedField } from './ValidatedField';

/** Use in a form on public pages that is checked before it is sent. Without checks, use SiteField. */
const meta = {
  title: 'Components/Site/ValidatedField',
  component: ValidatedField,
  args: { name: 'zone', label: 'Zone', hint: 'As printed on the sign.', value: '', onChange: fn() },
  render: function ControlledField(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ValidatedField
        {...args}
        value={value}
        error={value.length > 3 ? 'At most three letters.' : undefined}
        onChange={setValue}
      />
    );
  },
} satisfies Meta<typeof ValidatedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSuggestions: Story = {
  tags: ['state'],
  args: { suggestions: ['A', 'B'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Zone' })).toHaveAttribute('list');
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { value: 'ABCD', disabled: true, hint: 'This place has no zones.', isErrorAlwaysShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Zone' })).toBeValid();
  },
};

export const ShowsTheErrorOnBlur: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Zone' });
    await userEvent.type(field, 'ABCD');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('At most three letters. As printed on the sign.');
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'E');
    await expect(field).toBeValid();
  },
};

export const ShowsTheErrorAfterAMousePress: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Zone' });
    await userEvent.type(field, 'ABCD');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvasElement });
    await expect(field).not.toHaveFocus();
    await expect(field).toBeValid();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: canvasElement });
    await waitFor(() => expect(field).toBeInvalid());
  },
};
