import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { NoticeProvider } from '~/components/feedback/NoticeProvider/NoticeProvider';

import { PurchaseWizard } from './PurchaseWizard';

const meta = {
  title: 'Screens/Admin/Package purchases/Add',
  component: PurchaseWizard,
  parameters: { layout: 'fullscreen' },
  args: {
    packages: [
      { value: 'starter', label: 'Starter, 100 codes, AED 30.00' },
      { value: 'growth', label: 'Growth, 200 codes, AED 50.00' },
    ],
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
    onUnsavedChange: fn(),
  },
  decorators: [(Story) => <NoticeProvider>{Story()}</NoticeProvider>],
} satisfies Meta<typeof PurchaseWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Package: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Package' })).toHaveFocus());
  },
};
