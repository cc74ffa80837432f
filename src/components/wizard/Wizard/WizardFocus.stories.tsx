import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, screen, waitFor } from 'storybook/test';

import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';

import { dialogMeta } from '../DialogFrame/dialog.stage';
import type { WizardCallbacks } from './useWizard';
import { Wizard } from './Wizard';
import { getDialogButton, expectFocusOn } from './wizard.play';

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

/**
 * A Wizard moves the focus to the first field of a step, or to the first error. Don't set the focus in steps yourself.
 */
const meta = {
  ...dialogMeta,
  title: 'Components/Wizard/Focus',
  component: MachineWizard,
  tags: ['behaviour'],
} satisfies Meta<typeof MachineWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FocusesThePanelWhenTheFirstFieldIsDisabled: Story = {
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.click(getDialogButton('Next'));
    await waitFor(() => expect(screen.getByRole('tabpanel', { name: '2. Number' })).toHaveFocus());
  },
};
