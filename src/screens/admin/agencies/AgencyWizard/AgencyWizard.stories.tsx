import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { NoticeProvider } from '~/components/feedback/NoticeProvider/NoticeProvider';

import { AgencyWizard } from './AgencyWizard';

const meta = {
  title: 'Screens/Admin/Agencies/Add',
  component: AgencyWizard,
  parameters: { layout: 'fullscreen' },
  args: {
    initialPassword: 'k7#Qm2x!Rb',
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
    onUnsavedChange: fn(),
  },
  decorators: [(Story) => <NoticeProvider>{Story()}</NoticeProvider>],
} satisfies Meta<typeof AgencyWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};
