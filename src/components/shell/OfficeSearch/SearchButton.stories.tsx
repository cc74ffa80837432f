import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SearchField } from '~/components/data/ListToolbar/SearchField';

import { SearchButton } from './SearchButton';

/** Use in the top bar of the office. To search one list, use ListToolbar. */
const meta = {
  title: 'Components/Shell/Search button',
  component: SearchButton,
  args: { onClick: fn() },
} satisfies Meta<typeof SearchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensTheSearch: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const IsQuieterThanTheSearchOfAList: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <SearchButton {...args} />
      <SearchField label="Search agencies" search="" onSearch={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox').parentElement;
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Search' }));
    await expect(button.borderTopWidth).toBe('0px');
    await expect(field && getComputedStyle(field).backgroundColor).not.toBe(button.backgroundColor);
  },
};
