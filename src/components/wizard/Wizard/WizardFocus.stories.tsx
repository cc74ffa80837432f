import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';

import type { WizardCallbacks } from './useWizard';
import { Wizard } from './Wizard';
import { button, focusIsOn } from './wizard.play';

type Serial = { name: string; serialNumber: string };

/** A wizard with a step that begins with a field which cannot be filled in. */
function SerialWizard(callbacks: WizardCallbacks<Serial>) {
  const form = useForm<Serial, unknown, Serial>({ defaultValues: { name: '', serialNumber: 'Given when saved' } });
  return (
    <Wizard
      {...callbacks}
      title="Add Machine"
      form={form}
      steps={[
        { label: 'Name', fields: ['name'], content: <FormTextField<Serial> name="name" label="Name" /> },
        {
          label: 'Number',
          fields: ['serialNumber'],
          content: <FormTextField<Serial> name="serialNumber" label="Serial number" disabled />,
        },
      ]}
    />
  );
}

const meta = {
  title: 'Components/Wizard/Focus',
  component: SerialWizard,
  parameters: { layout: 'fullscreen' },
  args: { onSave: fn(() => Promise.resolve()), onClose: fn() },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
} satisfies Meta<typeof SerialWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StaysInThePanelWhereTheFirstFieldIsOff: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Next'));
    await waitFor(() => expect(screen.getByRole('tabpanel', { name: '2. Number' })).toHaveFocus());
  },
};
