import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { SearchFieldWhileLoading } from './SearchFieldWhileLoading';
import type { TypedSearch } from './SearchFieldWhileLoading';

/** Use as the fallback while the chunk of OfficeSearchDialog loads. Shows 'Loading…'; the field is visually hidden. */
const meta = {
  title: 'Components/Shell/Search field while loading',
  component: SearchFieldWhileLoading,
  tags: ['behaviour'],
  args: { typedSearch: { search: '', isEntered: false }, onType: fn(), onClose: fn() },
  render: function Stage(args) {
    const [typed, setTyped] = useState<TypedSearch>(args.typedSearch);
    const onType = (newSearch: TypedSearch) => {
      args.onType(newSearch);
      setTyped(newSearch);
    };
    return <SearchFieldWhileLoading {...args} typedSearch={typed} onType={onType} />;
  },
} satisfies Meta<typeof SearchFieldWhileLoading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsTheTypedTextAndEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search pages and records' })).toHaveFocus();
    await userEvent.keyboard('mi{Enter}');
    await expect(args.onType).toHaveBeenLastCalledWith({ search: 'mi', isEntered: true });
    await userEvent.keyboard('r');
    await expect(args.onType).toHaveBeenLastCalledWith({ search: 'mir', isEntered: false });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
