import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';

import type { WizardCallbacks } from './useWizard';
import { Wizard } from './Wizard';
import { button, focusIsOn } from './wizard.play';

type Machine = { name: string; serialNumber: string };

/** A wizard whose second step starts with a disabled field. */
function MachineWizard(callbacks: WizardCallbacks<Machine>) {
  const form = useForm<Machine, unknown, Machine>({ defaultValues: { name: '', serialNumber: 'Auto' } });
  return (
    <Wizard
      {...callbacks}
      title="Add Machine"
      form={form}
      steps={[
        { label: 'Name', fields: ['name'], content: <FormTextField<Machine> name="name" label="Name" /> },
        {
          label: 'Number',
          fields: ['serialNumber'],
          content: <FormTextField<Machine> name="serialNumber" label="Serial number" disabled />,
        },
      ]}
    />
  );
}

const meta = {
  title: 'Components/Wizard/Focus',
  component: MachineWizard,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { onSave: fn(() => Promise.resolve()), onClose: fn() },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
} satisfies Meta<typeof MachineWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FocusesThePanelWhenTheFirstFieldIsDisabled: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Next'));
    await waitFor(() => expect(screen.getByRole('tabpanel', { name: '2. Number' })).toHaveFocus());
  },
};
