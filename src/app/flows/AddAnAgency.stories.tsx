import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { Agency } from '~/domain/agency/agency';
import { createSampleAgencies } from '~/domain/agency/agency.sample';
import { paths } from '~/domain/paths';

import { createSlowEntity, createEntityWithStatus } from '../data/entityData.sample';
import { createSampleData } from '../data/sample/createSampleData';
import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/Add an agency',
  component: FlowStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { startPath: paths.admin.dashboard() },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SavesAnAgencyAfterErrorsAreCorrected: Story = {
  parameters: { acceptance: ['ADM-04', 'ADM-13'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('open the list of agencies from the dashboard', async () => {
      await userEvent.click(within(await canvas.findByRole('main')).getByRole('link', { name: 'Agencies' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Agencies' })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add Agency' }));
    const wizard = within(await screen.findByRole('dialog', { name: 'Add Agency' }));
    await step('leave out the email and mistype the password', async () => {
      await userEvent.type(await wizard.findByLabelText('Confirm password'), 'x');
      await userEvent.click(wizard.getByRole('button', { name: 'Next' }));
      const errorSummary = within(await wizard.findByRole('alert'));
      await expect(errorSummary.getByText('Email is required')).toBeVisible();
      await expect(errorSummary.getByText('Passwords do not match')).toBeVisible();
    });
    await step('correct the email and the password, and save', async () => {
      await userEvent.type(wizard.getByRole('textbox', { name: 'Email' }), 'new@example.com');
      await userEvent.type(wizard.getByLabelText('Confirm password'), '{Backspace}');
      await userEvent.click(wizard.getByRole('button', { name: 'Next' }));
      await userEvent.type(await wizard.findByRole('textbox', { name: 'Agency name' }), 'New Sample Tags');
      await userEvent.click(wizard.getByRole('button', { name: 'Save' }));
    });
    const successAlert = within(await screen.findByRole('alertdialog'));
    await expect(successAlert.getByText('Agency added successfully!')).toBeVisible();
    await userEvent.click(successAlert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('2 of 2')).toBeVisible();
  },
};

const createFixedSampleData = () => createSampleData(new Date('2026-06-15T09:00:00'));

export const ShowsAgenciesThatLoadSlowly: Story = {
  args: { startPath: paths.admin.agencies() },
  render: ({ startPath }) => {
    const data = createFixedSampleData();
    const { slowEntity, finishLoading } = createSlowEntity(createSampleAgencies('2026-06-15'));
    return (
      <>
        <button onClick={finishLoading}>Let the rows arrive</button>
        <FlowStage startPath={startPath} data={{ ...data, admin: { ...data.admin, agencies: slowEntity } }} />
      </>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('see that the agencies are loading', async () => {
      await expect(await canvas.findByText('Loading agencies')).toBeVisible();
    });
    await step('let the agencies arrive', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Let the rows arrive' }));
      await expect(await canvas.findByText('2 of 2')).toBeVisible();
    });
  },
};

const createDataWithFailedAgencies = () => {
  const data = createFixedSampleData();
  return { ...data, admin: { ...data.admin, agencies: createEntityWithStatus<Agency>('failed') } };
};

export const ShowsThatLoadingFailed: Story = {
  args: { startPath: paths.admin.agencies(), data: createDataWithFailedAgencies() },
  play: async ({ canvas, step }) => {
    await step('see that the list could not be loaded', async () => {
      await expect(await canvas.findByText("We couldn't load the agencies.")).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    });
  },
};
