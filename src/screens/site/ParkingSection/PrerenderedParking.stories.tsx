import { ThemeProvider } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn } from 'storybook/test';

import { createAppTheme } from '~/components/theme/theme';

import { ParkingStage } from './ParkingSection.stage';

const theme = createAppTheme({ colorSchemeSelector: 'class' });

const page = (
  <ThemeProvider theme={theme}>
    <ParkingStage cars={[]} onCarsChange={() => undefined} isStored={false} onStoredChange={() => undefined} />
  </ThemeProvider>
);

type ServedProps = { onMismatch: (error: unknown) => void };

/** The prerendered section; the button hydrates it. */
function Served({ onMismatch }: ServedProps) {
  const ref = useRef<HTMLDivElement>(null);
  const start = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const container = ref.current;
    if (!container) return;
    container.innerHTML = renderToString(page);
    let stop: () => void = () => undefined;
    start.current = () => {
      const root = hydrateRoot(container, page, { onRecoverableError: onMismatch });
      stop = () => root.unmount();
    };
    return () => stop();
  }, [onMismatch]);
  return (
    <>
      <div ref={ref} />
      <button type="button" onClick={() => start.current?.()}>
        Start the app
      </button>
    </>
  );
}

const meta = {
  title: 'Screens/Site/Auto/Parking by SMS/Prerendered',
  component: Served,
  parameters: { layout: 'fullscreen' },
  tags: ['behaviour'],
  args: { onMismatch: fn() },
} satisfies Meta<typeof Served>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsInputFromBeforeHydration: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Plate emirate' }), 'Abu Dhabi');
    await userEvent.type(canvas.getByLabelText('Plate code'), '16');
    await userEvent.type(canvas.getByLabelText('Plate number'), '12345');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dubai' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Zone' }), '335C');
    await userEvent.click(canvas.getByRole('radio', { name: '2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start the app' }));
    await expect(await canvas.findByText('Abu Dhabi plate, code 16')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Plate emirate' })).toHaveValue('abuDhabi');
    await expect(canvas.getByRole('radio', { name: 'Dubai' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeEnabled();
    await expect(args.onMismatch).not.toHaveBeenCalled();
  },
};
