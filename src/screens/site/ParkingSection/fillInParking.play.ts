import type { ComponentProps } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

import type { ParkingSection } from './ParkingSection';

export type PlayContext = Parameters<NonNullable<StoryObj<ComponentProps<typeof ParkingSection>>['play']>>[0];

/** Fills in a car (emirate, code and number of the plate) and the emirate in which it parks. */
export async function fillInParking(
  { canvas, userEvent }: PlayContext,
  car: readonly [string, string, string],
  area: string,
) {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Emirate on the plate' }), car[0]);
  await userEvent.type(canvas.getByLabelText('Plate code'), car[1]);
  await userEvent.type(canvas.getByLabelText('Plate number'), car[2]);
  await userEvent.click(canvas.getByRole('radio', { name: area }));
}

export const withinMessagePhone = ({ canvas }: PlayContext) =>
  within(canvas.getByRole('group', { name: 'Your parking message' }));
