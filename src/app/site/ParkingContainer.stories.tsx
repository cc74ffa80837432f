import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { parkedSample } from '~/domain/parking/car.sample';
import { writeCars } from '~/domain/parking/car';
import { parkedCarsKey } from '~/domain/parking/parkedCarsKey';
import { ParkingSection } from '~/screens/site/ParkingSection/ParkingSection';

import { reserveSavedCarsSpace, releaseSavedCarsSpace } from '../store/reserveSavedCarsSpace';

/** The section as it is served; the press of the button brings the kept cars back. */
function Served() {
  const [isBack, setBack] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          releaseSavedCarsSpace(document);
          setBack(true);
        }}
      >
        Bring the cars back
      </button>
      <ParkingSection
        cars={isBack ? parkedSample : []}
        isKept={isBack}
        onCarsChange={() => undefined}
        onKeepChange={() => undefined}
      />
    </>
  );
}

const meta = {
  title: 'Flows/Kept cars move nothing',
  component: Served,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.setItem(parkedCarsKey, writeCars(parkedSample));
    reserveSavedCarsSpace(window);
    return () => {
      localStorage.removeItem(parkedCarsKey);
      releaseSavedCarsSpace(document);
    };
  },
} satisfies Meta<typeof Served>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComeBackWhereRoomIsKept: Story = {
  play: async ({ canvas, userEvent }) => {
    const tops = () =>
      [canvas.getByLabelText('Plate number'), canvas.getByRole('radio', { name: 'Sharjah' })].map(
        (field) => field.getBoundingClientRect().top + scrollY,
      );
    const before = tops();
    await userEvent.click(canvas.getByRole('button', { name: 'Bring the cars back' }));
    await expect(canvas.getByRole('radio', { name: 'Family car' })).toBeChecked();
    const moved = tops().map((top, index) => Math.abs(top - (before[index] ?? 0)));
    // Less than three pixels are no layout shift to a browser either.
    await expect(Math.max(...moved)).toBeLessThan(3);
  },
};

export const OnAPhone: Story = { ...ComeBackWhereRoomIsKept, globals: { viewport: { value: 'w360' } } };
