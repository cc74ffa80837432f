import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { emptyParking } from '~/domain/parking/message';

import { StayFields } from './StayFields';

/** Use in the parking composer, after AreaFields: the zones to choose from depend on the emirate. */
const meta = {
  title: 'Components/Parking/StayFields',
  component: StayFields,
  args: { parking: emptyParking, onChange: fn() },
  render: function StatefulStayFields(args) {
    const [parking, setParking] = useState(args.parking);
    return <StayFields parking={parking} onChange={(changes) => setParking({ ...parking, ...changes })} />;
  },
  tags: ['state'],
} satisfies Meta<typeof StayFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dubai: Story = {
  args: { parking: { ...emptyParking, area: 'dubai' } },
  play: async ({ canvas, userEvent }) => {
    const zoneField = canvas.getByRole('textbox', { name: 'Zone' });
    await userEvent.type(zoneField, 'north');
    await userEvent.tab();
    await expect(zoneField).toHaveAccessibleDescription(/A zone is digits and one or two letters, such as 335C/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'More than 5 hours' }), '8');
    await expect(canvas.getByRole('combobox', { name: 'More than 5 hours' })).toHaveValue('8');
    await userEvent.click(canvas.getByRole('radio', { name: '2' }));
    await expect(canvas.getByRole('combobox', { name: 'More than 5 hours' })).toHaveValue('');
  },
};

export const AlignsLongerDurationsWithTheChips: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas }) => {
    const longerSelectRect = canvas.getByRole('combobox', { name: 'More than 5 hours' }).getBoundingClientRect();
    const chipRect = canvas.getByText('5').parentElement?.getBoundingClientRect();
    await expect(longerSelectRect.top).toBe(chipRect?.top);
    await expect(longerSelectRect.height).toBe(chipRect?.height);
  },
};

export const AbuDhabi: Story = {
  args: { parking: { ...emptyParking, area: 'abuDhabi', hours: 5 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '5' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'P, premium' }));
    await expect(canvas.getByRole('radio', { name: '5' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'More than 5 hours' })).toBeDisabled();
    await expect(canvas.getByRole('group', { name: 'Duration in hours' })).toHaveAccessibleDescription(
      'Up to 24 hours in standard, up to 4 in premium. Choose another duration.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'S, standard' }));
    await expect(canvas.getByRole('radio', { name: '5' })).toBeChecked();
  },
};

export const Sharjah: Story = {
  args: { parking: { ...emptyParking, area: 'sharjah' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Zone' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Zone' })).toHaveAccessibleDescription(
      'Sharjah messages have no zone.',
    );
    await expect(canvas.getByRole('radio', { name: '3' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: '4' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '5' })).toBeEnabled();
    await expect(canvas.getByRole('group', { name: 'Duration in hours' })).toHaveAccessibleDescription(
      'Choose 1, 2, 3 or 5 hours in Sharjah.',
    );
  },
};

export const Ajman: Story = {
  args: { parking: { ...emptyParking, area: 'ajman', zone: '33C', hours: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Zone' })).toHaveAccessibleDescription(
      'Ajman messages have no zone.',
    );
    for (const hoursRadio of canvas.getAllByRole('radio')) await expect(hoursRadio).toBeDisabled();
    await expect(canvas.getByRole('group', { name: 'Duration in hours' })).toHaveAccessibleDescription(
      'Ajman parking is always for one hour.',
    );
  },
};
