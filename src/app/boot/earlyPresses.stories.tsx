import { ThemeProvider } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';

import { createAppTheme } from '~/components/theme/theme';
import { ParkingStage } from '~/screens/site/ParkingSection/ParkingSection.stage';

import { installEarlyPresses } from './earlyPresses';

const theme = createAppTheme({ colorSchemeSelector: 'class' });

function Page({ onReady }: { onReady?: () => void }) {
  useLayoutEffect(() => onReady?.(), [onReady]);
  return (
    <ThemeProvider theme={theme}>
      <ParkingStage cars={[]} onCarsChange={() => undefined} isKept={false} onKeepChange={() => undefined} />
    </ThemeProvider>
  );
}

/** The parking section as it is served, with the early script; React comes at the press of the button. */
function Served() {
  const place = useRef<HTMLDivElement>(null);
  const start = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const container = place.current;
    if (!container) return;
    container.innerHTML = renderToString(<Page />);
    const handOver = installEarlyPresses(document);
    let stop = handOver;
    start.current = () => {
      const root = hydrateRoot(container, <Page onReady={handOver} />);
      stop = () => root.unmount();
    };
    return () => stop();
  }, []);
  return (
    <>
      <div ref={place} />
      <button type="button" onClick={() => start.current?.()}>
        Start the app
      </button>
    </>
  );
}

const meta = {
  title: 'Flows/Presses wait for the app',
  component: Served,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Served>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddsTheCarThatWasAddedBefore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Plate code'));
    await userEvent.paste('DXB B 12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Add this car' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start the app' }));
    await expect(await canvas.findByRole('radio', { name: 'Dubai B 12345' })).toBeChecked();
    await expect(canvas.getByText('Dubai B 12345 added.')).toBeVisible();
    await expect(canvas.getByLabelText('Plate number')).toHaveValue('12345');
    await userEvent.click(canvas.getByRole('radio', { name: 'Another car' }));
    await expect(canvas.getByLabelText('Plate code')).toHaveValue('');
  },
};

export const LeadsToWhatIsLackingOfIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add this car' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start the app' }));
    await expect(await canvas.findByText('Choose the plate emirate first.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Plate emirate' })).toHaveFocus();
  },
};
