import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { PageNavigation } from './PageNavigation';

/** Use for the pages of a print. For the pages of a list, use the Pagination of DataTable. */
const meta = {
  title: 'Components/Printing/SheetPreview/PageNavigation',
  component: PageNavigation,
  tags: ['behaviour'],
  args: { page: 0, pageCount: 2, onPageChange: fn<(page: number) => void>() },
} satisfies Meta<typeof PageNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesPagesAndKeepsFocus: Story = {
  render: function StatefulPageNavigation(args) {
    const [page, setPage] = useState(args.page);
    return (
      <PageNavigation
        {...args}
        page={page}
        onPageChange={(newPage) => {
          setPage(newPage);
          args.onPageChange(newPage);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const nextButton = canvas.getByRole('button', { name: 'Next page' });
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(nextButton);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await expect(nextButton).toHaveAttribute('aria-disabled', 'true');
    await expect(nextButton).toHaveFocus();
    await userEvent.click(nextButton);
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};
