import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import type { DesignResult } from '~/domain/printing/design/designFile';

import { fillField, readQrPlacement } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const readDesign = fn((file: File): Promise<DesignResult> =>
  Promise.resolve({ ok: true, design: { ...sampleDesign, name: file.name, kind: 'vector' } }),
);

const meta = {
  title: 'Screens/Agency/Printing/Built-in designs',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, releaseDesign: fn(), readDesign },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlacesAndRemovesADesign: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const builtInDesigns = within(canvas.getByRole('group', { name: 'Start with a design' }));
    const deskButton = builtInDesigns.getByRole('button', { name: 'Desk, 68 × 44 mm' });
    await expect(canvas.getAllByRole('button', { name: 'Desk, 68 × 44 mm' })).toHaveLength(1);
    await fillField({ canvas, userEvent }, 'Quantity', '240');
    await step('places the design like an uploaded file', async () => {
      await userEvent.click(deskButton);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Design width' })).toHaveValue('68'));
      const [file] = mocked(readDesign).mock.lastCall ?? [];
      await expect(file?.type).toBe('image/svg+xml');
      await expect(await file?.text()).toContain('width="68mm" height="44mm"');
      await expect(readQrPlacement(canvas)).toEqual(['26', '7.4', '20.5']);
      await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('240');
      await expect(canvas.getByRole('group', { name: 'Built-in designs' })).toContainElement(deskButton);
      await expect(deskButton).toHaveFocus();
      await expect(deskButton).toHaveAttribute('aria-pressed', 'true');
    });
    await step('removes the design and restores the previous size', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the design' }));
      await expect(canvas.getByRole('textbox', { name: 'Design width' })).toHaveValue('50');
      await expect(readQrPlacement(canvas)).toEqual(['15', '18', '18']);
      const [unpressedButton, ...otherButtons] = canvas.getAllByRole('button', { name: 'Desk, 68 × 44 mm' });
      await expect(unpressedButton).toHaveAttribute('aria-pressed', 'false');
      await expect(otherButtons).toEqual([]);
    });
  },
};

export const WarnsIfTheCodeCoversTheDrawing: Story = {
  play: async ({ canvas, userEvent }) => {
    const warning = 'The QR code covers part of the design.';
    await userEvent.click(canvas.getByRole('button', { name: 'Desk, 68 × 44 mm' }));
    await waitFor(() => expect(readQrPlacement(canvas)).toEqual(['26', '7.4', '20.5']));
    await expect(canvas.queryByText(warning)).not.toBeInTheDocument();
    await fillField({ canvas, userEvent }, 'From left', '50');
    await expect(await canvas.findByText(warning)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move it to a free area' }));
    await expect(readQrPlacement(canvas)).toEqual(['26', '7.4', '20.5']);
    await expect(canvas.queryByText(warning)).not.toBeInTheDocument();
  },
};

export const AsksForTagsUntilASourceIsChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const settingsRegion = within(canvas.getByRole('region', { name: 'Settings' }));
    await expect(settingsRegion.getAllByRole('heading')[0]).toHaveTextContent('What to print');
    await expect(settingsRegion.getByRole('button', { name: 'Choose your tags' })).toBeVisible();
    await userEvent.click(settingsRegion.getByRole('heading', { name: 'Tags' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^List or CSV/ }));
    await waitFor(() => expect(canvas.queryByText('Samples for now')).not.toBeInTheDocument());
    await expect(settingsRegion.getByRole('button', { name: 'Change tags' })).toBeVisible();
    await expect(canvas.getByText('Add codes to check them')).toBeVisible();
    await expect(canvas.queryByText(/^Scans from/)).not.toBeInTheDocument();
  },
};

export const ShowsTheQuantityNextToTheSummary: Story = {
  play: async ({ canvas, userEvent }) => {
    const previewRegion = within(canvas.getByRole('region', { name: 'Preview' }));
    await userEvent.click(previewRegion.getByRole('button', { name: 'One more: Quantity' }));
    await expect(previewRegion.getByText('2 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: 'Quantity' })).toHaveLength(1);
  },
};

export const ShowsTheFirstFieldOfAnOpenedGroupOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Sticker' })).toBeChecked();
    const groupHeading = canvas.getByRole('heading', { name: 'QR code' });
    await userEvent.click(groupHeading);
    const sizeField = canvas.getByRole('textbox', { name: 'Size' });
    await waitFor(() => expect(sizeField).toBeVisible());
    const printButtonBox = canvas.getByRole('button', { name: 'Print Design' }).getBoundingClientRect();
    await waitFor(() => expect(sizeField.getBoundingClientRect().bottom).toBeLessThan(printButtonBox.top));
  },
};

/** Phones show the built-in designs in full without scrolling, above the bar with the print button. */
export const ShowsTheDesignsAboveTheBarOnAPhone: Story = {
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' } } },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const designsBox = canvas.getByRole('group', { name: 'Start with a design' }).getBoundingClientRect();
    const printButtonBox = canvas.getByRole('button', { name: 'Print Design' }).getBoundingClientRect();
    // The bar begins 9 px above its button.
    await expect(designsBox.bottom).toBeLessThanOrEqual(printButtonBox.top - 9);
  },
};
