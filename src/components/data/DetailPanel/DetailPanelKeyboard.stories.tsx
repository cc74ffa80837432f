import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';

import { ListWithPanel } from './ListWithPanel.stage';

/**
 * Use RowPanel, which shows a DetailPanel that is not modal, so that J and K open the next and previous row. With a
 * modal dialog, users would have to close one row before they open the next.
 */
const meta = {
  title: 'Components/Data/DetailPanel by keyboard',
  component: ListWithPanel,
  tags: ['behaviour'],
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
} satisfies Meta<typeof ListWithPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const getTitle = (name: string) => screen.getByRole('heading', { level: 2, name });
const getRowLink = (name: string) => screen.getByRole('link', { name });

export const OpensByEnterAndClosesOnEscape: Story = {
  play: async () => {
    getRowLink('Sample Agency 2').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { level: 2, name: 'Sample Agency 2' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(getRowLink('Sample Agency 2')).toHaveFocus();
  },
};

export const ShowsNextAndPreviousRow: Story = {
  args: { openId: 'agency-1' },
  play: async ({ step }) => {
    await step('J and K open rows, and their titles are announced', async () => {
      await expect(await screen.findByRole('dialog', { name: 'Sample Agency 1' })).toBeVisible();
      await expect(getTitle('Sample Agency 1')).toHaveAttribute('aria-live', 'polite');
      const liveRegion = getTitle('Sample Agency 1');
      await userEvent.keyboard('jjk');
      await expect(liveRegion).toHaveTextContent('Sample Agency 2');
      await expect(getRowLink('Sample Agency 2')).toHaveAttribute('aria-current', 'true');
    });
    await step('the Previous button opens the first row and keeps the focus', async () => {
      const previousButton = screen.getByRole('button', { name: 'Previous row' });
      await userEvent.click(previousButton);
      await expect(getTitle('Sample Agency 1')).toBeVisible();
      await expect(previousButton).toHaveAttribute('aria-disabled', 'true');
      await expect(previousButton).toHaveFocus();
      await userEvent.keyboard('j');
      await expect(getTitle('Sample Agency 2')).toBeVisible();
    });
    await step('Close returns the focus to the row that was open last', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(getRowLink('Sample Agency 2')).toHaveFocus();
    });
  },
};

export const ShowsTheNextRowWithAnArabicKeyboard: Story = {
  args: { openId: 'agency-1' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Sample Agency 1' });
    await fireEvent.keyDown(getTitle('Sample Agency 1'), { key: 'ت', code: 'KeyJ' });
    await expect(getTitle('Sample Agency 2')).toBeVisible();
    await fireEvent.keyDown(getTitle('Sample Agency 2'), { key: 'j', code: 'KeyJ', ctrlKey: true });
    await expect(getTitle('Sample Agency 2')).toBeVisible();
  },
};
