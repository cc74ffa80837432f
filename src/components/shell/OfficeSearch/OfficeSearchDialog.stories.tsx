import type { Meta, StoryObj } from '@storybook/react-vite';
import PersonIcon from 'lucide-react/icons/user';
import TagIcon from 'lucide-react/icons/tag';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { OfficeSearchDialog } from './OfficeSearchDialog';
import type { SearchResult } from './OfficeSearchDialog';

const page: SearchResult = {
  id: 'page',
  group: 'Pages',
  label: 'Customers',
  icon: PersonIcon,
  href: '/Admin-Customers',
};
const customer: SearchResult = {
  id: 'customer',
  group: 'Customers',
  label: 'Omar K.',
  detail: 'omar@example.com',
  icon: PersonIcon,
  href: '/Admin-Customers?open=customer-1',
};
const tag: SearchResult = {
  id: 'tag',
  group: 'AiroTags',
  label: '7F3A9C21',
  detail: 'Individual: Omar K.',
  icon: TagIcon,
  href: '/Admin-AiroTags?open=tag-1',
};

/** Use once per area, opened by SearchButton and Ctrl+K. For the rows of one list, use the search of ListToolbar. */
const meta = {
  title: 'Components/Shell/Search dialog',
  component: OfficeSearchDialog,
  args: {
    open: true,
    search: 'omar',
    results: [page, customer, tag],
    onSearchChange: fn(),
    onSelect: fn(),
    onClose: fn(),
  },
  render: function Stage(args) {
    const [search, setSearch] = useState(args.search);
    const onSearchChange = (text: string) => {
      args.onSearchChange(text);
      setSearch(text);
    };
    return <OfficeSearchDialog {...args} search={search} onSearchChange={onSearchChange} />;
  },
} satisfies Meta<typeof OfficeSearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Search pages and records' });
    await expect(field).toHaveFocus();
    await expect(screen.getByRole('group', { name: 'AiroTags' })).toHaveTextContent('7F3A9C21Individual: Omar K.');
  },
};

export const SelectsWithTheKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search pages and records' }), ' a');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('omar a');
    // The first result is highlighted in the colour of selections, which is blue.
    const background = getComputedStyle(screen.getByRole('option', { name: 'Customers' })).backgroundColor;
    const [red = 0, , blue = 0] = background.match(/\d+/g)?.map(Number) ?? [];
    await expect(blue - red).toBeGreaterThan(10);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(customer);
  },
};

export const KeepsTheLastResultClearOfTheFade: Story = {
  tags: ['behaviour'],
  args: {
    search: '',
    results: Array.from({ length: 30 }, (_, index) => ({ ...page, id: `${index}`, label: `Result ${index + 1}` })),
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('option', { name: 'Result 30' });
    const fadeTop = screen.getByRole('dialog').getBoundingClientRect().bottom - 24;
    await userEvent.keyboard('{ArrowUp}');
    const lastResult = screen.getByRole('option', { name: 'Result 30' });
    await waitFor(() => expect(lastResult.getBoundingClientRect().bottom).toBeLessThanOrEqual(fadeTop));
  },
};

export const SelectsWithAClick: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('option', { name: /^7F3A9C21/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(tag);
  },
};

export const ClosesWithEscape: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search pages and records' }), '{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  tags: ['behaviour'],
  args: { search: 'zebra', results: [] },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(/^Nothing found\. Try part of a name/);
  },
};
