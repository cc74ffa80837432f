import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { codeImageValidator } from '~/components/files/codeImageValidator';
import { storyFiles, withStoredFiles } from '~/components/files/storedFiles.stage';
import { samplePngBytes } from '~/domain/tag/png.sample';

import { LatestValuesContext } from '../LatestValuesContext';
import { withForm } from '../withForm.stage';
import { FormFileField } from './FormFileField';

const meta = {
  title: 'Components/Inputs/FormFileField with a stored file',
  component: FormFileField,
  tags: ['state'],
  args: { name: 'picture', label: 'QR code file', labelNote: '(optional)', validator: codeImageValidator },
  decorators: [withForm({ picture: storyFiles.qr }, { output: 'picture' }), withStoredFiles],
} satisfies Meta<typeof FormFileField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getField = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('QR code file (optional)');
const findPreview = (canvas: Canvas) => canvas.findByRole<HTMLImageElement>('presentation');

export const Default: Story = {
  play: async ({ canvas }) => {
    const preview = await findPreview(canvas);
    await waitFor(() => expect(preview.naturalWidth).toBeGreaterThan(0));
    await expect(getField(canvas)).toHaveAccessibleDescription('qr.svg');
    await expect(canvas.getByText('Replace')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove QR code file' })).toBeVisible();
  },
};

export const Missing: Story = {
  globals: { viewport: { value: 'w360' } },
  decorators: [withForm({ picture: storyFiles.missing })],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This picture is missing or damaged. Select it again, or remove it.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('presentation')).not.toBeInTheDocument();
    await expectNoPageOverflow();
  },
};

export const Unreadable: Story = {
  tags: ['!state', 'behaviour'],
  decorators: [withForm({ picture: storyFiles.unreadable })],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("This picture can't be shown right now. It is kept when you save."),
    ).toBeVisible();
  },
};

export const ReplacesAndRemovesTheFile: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const { src: firstSrc } = await findPreview(canvas);
    await step('replace the file', async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>';
      // The field detects the type by the content, so it shows an SVG although the file's name ends with .png.
      await userEvent.upload(getField(canvas), new File([svg], 'new.png', { type: 'image/png' }));
      await waitFor(() => expect(getField(canvas)).toHaveAccessibleDescription('new.png'));
      await waitFor(async () => expect((await findPreview(canvas)).src).not.toBe(firstSrc));
      const preview = await findPreview(canvas);
      await waitFor(() => expect(preview.naturalWidth).toBeGreaterThan(0));
    });
    await step('remove the file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove QR code file' }));
      await expect(canvas.queryByRole('presentation')).not.toBeInTheDocument();
      await expect(getField(canvas)).toHaveAccessibleDescription('No file selected');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};

/** The native input must not keep the replaced file, because screen readers announce the name of the file in it. */
export const UsesAFileThatWasSavedElsewhere: Story = {
  tags: ['!state', 'behaviour'],
  decorators: [
    (Story) => (
      <LatestValuesContext value={{ valuesAfter: { picture: storyFiles.qr }, valuesBefore: { picture: '' } }}>
        {Story()}
      </LatestValuesContext>
    ),
    withForm({ picture: '' }),
  ],
  play: async ({ canvas, userEvent }) => {
    const field = getField(canvas);
    await userEvent.upload(field, new File([samplePngBytes], 'own.png', { type: 'image/png' }));
    await expect(await canvas.findByText('own.png')).toBeVisible();
    await expect(field.files).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Use this' }));
    await expect(await canvas.findByText('qr.svg')).toBeVisible();
    await expect(field.files).toHaveLength(0);
  },
};
