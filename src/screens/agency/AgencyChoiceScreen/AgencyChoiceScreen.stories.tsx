import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';
import { createManyAgencies } from '~/domain/agency/agency.sample';
import { storyDay } from '~/components/data/list.stage';

import { AgencyStage } from '../AgencyLayout/AgencyLayout.stage';
import { AgencyChoiceScreen } from './AgencyChoiceScreen';

const meta = {
  title: 'Screens/Agency/Agency choice',
  component: AgencyChoiceScreen,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: {
    agencies: [
      { id: 'agency-1', name: 'Harbour Tags', email: 'hello@harbour.example.com' },
      { id: 'agency-2', name: 'Dune Prints', email: 'studio@example.com' },
    ],
    email: 'sam@example.com',
    onChoose: fn(),
  },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-DashBoard">{Story()}</AgencyStage>],
} satisfies Meta<typeof AgencyChoiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'phone' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Which agency is this?' })).toBeVisible();
    await expect(
      canvas.getByText('No agency has the email sam@example.com. Choose the agency that you work for.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Dune Prints/ }));
    await expect(args.onChoose.mock.calls).toEqual([['agency-2']]);
  },
};

export const ManyAgencies: Story = {
  args: { agencies: createManyAgencies(40, storyDay) },
  play: async ({ canvas, step, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search name or email' });
    await step('finds agencies by name', async () => {
      await userEvent.type(search, 'agency 12');
      const agencies = within(canvas.getByRole('list', { name: 'Agencies' })).getAllByRole('button');
      await expect(agencies.map(({ textContent }) => textContent)).toEqual([
        'Sample Agency 12agency12@tags.example.com',
      ]);
    });
    await step('clears a search without matches', async () => {
      await userEvent.type(search, 'zebra');
      await expect(canvas.getByText('No agency matches your search.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(canvas.getByRole('list', { name: 'Agencies' }).children).toHaveLength(40);
      await expect(search).toHaveFocus();
    });
  },
};

export const FitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: phoneGlobals,
  play: () => expectNoPageOverflow(),
};

export const WithoutAgencies: Story = {
  args: { agencies: [], onAddAgency: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('There are no agencies yet. Add one in the back-office, then come back.'),
    ).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Add an agency' });
    await expect(link).toHaveAttribute('href', '/Admin-Agencies');
    await userEvent.click(link);
    await expect(args.onAddAgency).toHaveBeenCalledOnce();
  },
};
