import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';

import { dialogMeta } from '../DialogFrame/dialog.stage';
import { goToLastStep } from './goToLastStep.play';
import type { WizardCallbacks } from './useWizard';
import { getDialogButton, getDialogField, expectFocusOn } from './wizard.play';
import type { TripDraft } from './Wizard.stage';
import { WizardStage } from './Wizard.stage';

/** A wizard that shows an alert after saving, as the wizards of the app do. It stays open behind the alert. */
function AlertingWizard(callbacks: WizardCallbacks<TripDraft>) {
  const { alert } = useConfirm();
  return <WizardStage {...callbacks} onSave={() => alert('Trip added successfully!', 'success')} />;
}

/**
 * A Wizard confirms a saved record with an alert, because the specification asks for it. Elsewhere, use StatusAlert.
 */
const meta = {
  ...dialogMeta,
  title: 'Components/Wizard/Alert after saving',
  component: AlertingWizard,
  tags: ['behaviour'],
} satisfies Meta<typeof AlertingWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const getVisibleBackdrops = () =>
  [...document.querySelectorAll('.MuiBackdrop-root')].filter(
    (backdrop) => getComputedStyle(backdrop).backgroundColor !== 'rgba(0, 0, 0, 0)',
  );

export const ShowsTheSaveLabelBehindTheAlert: Story = {
  tags: ['!behaviour', 'state'],
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ userEvent }) => {
    await goToLastStep(userEvent);
    await userEvent.keyboard('None{Enter}');
    await expect(await screen.findByRole('alertdialog', { name: 'Trip added successfully!' })).toBeVisible();
    await expect(screen.queryByText('Saving…')).not.toBeInTheDocument();
    await expect(screen.getByText('Save')).toBeVisible();
    await expect(getVisibleBackdrops()).toHaveLength(1);
  },
};

export const LeavesNoGapWhereTheErrorsWere: Story = {
  play: async ({ userEvent }) => {
    await goToLastStep(userEvent);
    await expectFocusOn('textbox', 'Remark');
    const { top } = getDialogField('Remark').getBoundingClientRect();
    await userEvent.click(getDialogButton('Save'));
    await expect(await screen.findByText('Fix 1 field')).toBeVisible();
    await userEvent.keyboard('None{Enter}');
    await screen.findByRole('alertdialog', { name: 'Trip added successfully!' });
    await waitFor(() => expect(screen.getByLabelText('Remark').getBoundingClientRect().top).toBe(top));
  },
};
