import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect } from 'storybook/test';

import { Prerendered } from '~/components/site/Prerendered.stage';
import { ParkingStage } from '~/screens/site/ParkingSection/ParkingSection.stage';

import { recordLastClick } from './recordLastClick';

const parkingPage = (
  <ParkingStage
    stores={[]}
    cars={[]}
    onCarsChange={() => undefined}
    isStored={false}
    onStoredChange={() => undefined}
  />
);

function PrerenderedParking() {
  const replayLastClick = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    replayLastClick.current = recordLastClick(document);
    return () => replayLastClick.current?.();
  }, []);
  return <Prerendered onHydrated={() => replayLastClick.current?.()}>{parkingPage}</Prerendered>;
}

const meta = {
  title: 'Flows/Clicks before hydration',
  component: PrerenderedParking,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrerenderedParking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReplaysAClickThatSavesACar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Plate code'));
    await userEvent.paste('DXB B 12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Save this car' }));
    await userEvent.hover(canvas.getByRole('button', { name: 'Hydrate' }));
    await expect(await canvas.findByRole('radio', { name: 'Dubai B 12345' })).toBeChecked();
    await expect(canvas.getByText('Dubai B 12345 saved.')).toBeVisible();
    await expect(canvas.getByLabelText('Plate number')).toHaveValue('12345');
    await userEvent.click(canvas.getByRole('radio', { name: 'Another car' }));
    await expect(canvas.getByLabelText('Plate code')).toHaveValue('');
  },
};

export const FocusesAMissingFieldAfterAReplayedClick: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save this car' }));
    await userEvent.hover(canvas.getByRole('button', { name: 'Hydrate' }));
    await expect(await canvas.findByText('Choose the emirate on the plate first.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Emirate on the plate' })).toHaveFocus();
  },
};
