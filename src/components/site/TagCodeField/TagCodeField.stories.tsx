import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { TagCodeField } from './TagCodeField';

/** Use where a finder types a code that can't be scanned. To search tags in the office, use ListToolbar. */
const meta = {
  title: 'Components/Site/TagCodeField',
  component: TagCodeField,
  args: { onOpen: fn() },
} satisfies Meta<typeof TagCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Type the code on the tag' });
    await expect(field).toHaveAccessibleDescription('Usually 6 or 8 characters, such as 7C41E9');
    await expect(canvas.getByRole('button', { name: 'Open the tag' })).toBeVisible();
    await expect(canvas.getByText("Have a code? Add /t/ and the code to this site's address.")).not.toBeVisible();
  },
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };

export const OpensTheTag: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Type the code on the tag' });
    await userEvent.type(field, ' 7c41 e9{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('7C41E9');
    await userEvent.clear(field);
    await userEvent.type(field, 'https://tag.example.com/t/b04d17e8');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the tag' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('B04D17E8');
    await expect(field).toHaveValue('https://tag.example.com/t/b04d17e8');
  },
};

export const ExplainsAnInvalidCode: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Type the code on the tag' });
    await userEvent.click(canvas.getByRole('button', { name: 'Open the tag' }));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('Enter the code on the tag.')).toBeVisible();
    await userEvent.type(field, '7C41?{Enter}');
    await expect(canvas.getByText('Codes have letters and numbers only. Check the tag and try again.')).toBeVisible();
    await expect(field).toHaveValue('7C41?');
    await userEvent.type(field, '7');
    await expect(field).toBeValid();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const RecognizesTheCurrentCode: Story = {
  tags: ['behaviour'],
  args: { currentCode: '5a3f0d' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Type the code on the tag' });
    await expect(field).toHaveValue('5A3F0D');
    await userEvent.type(field, '{Enter}');
    await expect(canvas.getByText("You're on the page of this code. Check it against the tag.")).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
