import type { ComponentProps } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

import type { ParkingSection } from './ParkingSection';

export type Stage = Parameters<NonNullable<StoryObj<ComponentProps<typeof ParkingSection>>['play']>>[0];

/** For stories: fills in a car (plate emirate, code, number) and the place where it is parked. */
export async function fillIn({ canvas, userEvent }: Stage, car: readonly [string, string, string], place: string) {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Plate emirate' }), car[0]);
  await userEvent.type(canvas.getByLabelText('Plate code'), car[1]);
  await userEvent.type(canvas.getByLabelText('Plate number'), car[2]);
  await userEvent.click(canvas.getByRole('radio', { name: place }));
}

/** What stands on the phone. */
export const phoneOf = ({ canvas }: Stage) => within(canvas.getByRole('group', { name: 'Your parking message' }));
