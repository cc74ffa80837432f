import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { sampleCars } from '~/domain/parking/car.sample';
import { serializeCars } from '~/domain/parking/car';
import { parkedCarsKey } from '~/domain/storageKeys';
import { ParkingSection } from '~/screens/site/ParkingSection/ParkingSection';

import { reserveSavedCarsSpace, releaseSavedCarsSpace } from '../store/reserveSavedCarsSpace';

/** The parking section as it is prerendered, without saved cars. The button restores the cars, as the app does. */
function PrerenderedParking() {
  const [isRestored, setRestored] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          releaseSavedCarsSpace(document);
          setRestored(true);
        }}
      >
        Restore the cars
      </button>
      <ParkingSection
        stores={[]}
        cars={isRestored ? sampleCars : []}
        isStored={isRestored}
        onCarsChange={() => undefined}
        onStoredChange={() => undefined}
      />
    </>
  );
}

const meta = {
  title: 'Flows/Restore saved cars',
  component: PrerenderedParking,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.setItem(parkedCarsKey, serializeCars(sampleCars));
    reserveSavedCarsSpace(window);
    return () => {
      localStorage.removeItem(parkedCarsKey);
      releaseSavedCarsSpace(document);
    };
  },
} satisfies Meta<typeof PrerenderedParking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CausesNoLayoutShift: Story = {
  play: async ({ canvas, userEvent }) => {
    const readFieldTops = () =>
      [canvas.getByLabelText('Plate number'), canvas.getByRole('radio', { name: 'Sharjah' })].map(
        (field) => field.getBoundingClientRect().top + scrollY,
      );
    const topsBefore = readFieldTops();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore the cars' }));
    await expect(canvas.getByRole('radio', { name: 'Family car' })).toBeChecked();
    const shifts = readFieldTops().map((top, index) => Math.abs(top - (topsBefore[index] ?? 0)));
    // Shifts of less than 3 px do not count as layout shifts (WICG, Layout Instability API).
    await expect(Math.max(...shifts)).toBeLessThan(3);
  },
};

export const CausesNoLayoutShiftOnMobile: Story = {
  ...CausesNoLayoutShift,
  globals: { viewport: { value: 'w360' } },
};
