import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sampleDesign, samplePdfDesign } from '../design.sample';
import { DesignUpload } from './DesignUpload';

/** Use for the design of the stickers. For pictures of records, use FormFileField. */
const meta = {
  title: 'Components/Printing/DesignUpload',
  component: DesignUpload,
  args: { onChooseFile: fn(), onRemove: fn() },
} satisfies Meta<typeof DesignUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state'] };

export const WithDesign: Story = {
  tags: ['state'],
  args: { design: sampleDesign, resolution: '600 dpi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('windscreen-50x60.png')).toBeVisible();
    await expect(canvas.getByText('1181 × 1417 px · 600 dpi')).toBeVisible();
  },
};

export const Vector: Story = {
  tags: ['state'],
  args: { design: { ...sampleDesign, name: 'windscreen.svg', kind: 'vector', notes: ['fonts', 'linked-images'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sharp at any size')).toBeVisible();
    for (const note of [
      'Text uses the fonts on this device. Convert it to paths to keep its look.',
      'Linked pictures are left out. Embed them in the SVG to print them.',
    ])
      await expect(canvas.getByText(note)).toBeVisible();
  },
};

export const Pdf: Story = {
  tags: ['state'],
  args: { design: { ...samplePdfDesign, notes: ['annotations', 'pdf-fonts'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 × 60 mm · Sharp at any size')).toBeVisible();
    for (const note of [
      'Comments and form fields are left out. Flatten the PDF to print them.',
      "Some fonts aren't in the PDF. Embed them or convert the text to paths to keep its look.",
    ])
      await expect(canvas.getByText(note)).toBeVisible();
  },
};

export const PdfAsPicture: Story = {
  tags: ['state'],
  args: { design: { ...samplePdfDesign, notes: ['picture'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 × 60 mm')).toBeVisible();
    await expect(
      canvas.getByText("This page can't be kept as vectors, so it prints as a picture at your printer's resolution."),
    ).toBeVisible();
  },
};

export const Reading: Story = {
  tags: ['state'],
  args: { design: samplePdfDesign, isReading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading the file…')).toBeVisible();
  },
};

export const PdfWithPassword: Story = {
  tags: ['state'],
  args: { rejectedFile: { name: 'flyer.pdf', error: { reason: 'pdf-password' } } },
};

export const Rejected: Story = {
  tags: ['state'],
  args: {
    design: sampleDesign,
    resolution: '600 dpi',
    rejectedFile: { name: 'new.png', error: { reason: 'empty' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^new\.png ?This file is empty\./);
    await expect(canvas.getByText('windscreen-50x60.png')).toBeVisible();
  },
};

export const LongName: Story = {
  tags: ['state'],
  args: { design: { ...sampleDesign, name: `${'long-name-'.repeat(24)}<b>.png` }, resolution: '600 dpi' },
};
