import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { JobBar } from './JobBar';

const onCancel = fn();

/**
 * Use for a job of the printing screen that takes seconds, such as making a PDF. For a task that the user has to
 * confirm first, use TaskDialog.
 */
const meta = {
  title: 'Components/Printing/JobBar',
  component: JobBar,
  args: {
    title: 'Making the PDF',
    text: 'Page 9 of 16 · 139 of 240 stickers',
    actions: (
      <Button variant="outlined" onClick={onCancel}>
        Cancel
      </Button>
    ),
  },
} satisfies Meta<typeof JobBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = { tags: ['state'] };

export const Finished: Story = {
  tags: ['state'],
  args: {
    title: 'PDF saved',
    result: 'success',
    text: '240 stickers · 15 pages · 88 kB',
    actions: <Button variant="outlined">Mark 4 tags as printed</Button>,
    onClose: fn(),
  },
};

export const DrawsOnlyErrorsInANarrowBar: Story = {
  tags: ['behaviour'],
  args: { picture: <img alt="Pages" src="data:," />, result: 'success' },
  render: (args) => (
    <Box sx={{ width: 360 }}>
      <JobBar {...args} title="240 of 240 codes read" />
      <JobBar {...args} title="239 of 240 codes read" result="error" />
    </Box>
  ),
  play: async ({ canvas }) => {
    const [ofSuccess, ofError] = canvas.getAllByAltText('Pages');
    await expect(ofSuccess).not.toBeVisible();
    await expect(ofError).toBeVisible();
  },
};

export const AnnouncesTheJob: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Making the PDF');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

export const TakesTheFocusOfARemovedButtonWhenTheJobFails: Story = {
  tags: ['behaviour'],
  render: function FailingJobBar(args) {
    const [isError, setIsError] = useState(false);
    return isError ? (
      <JobBar title="The PDF failed" isError />
    ) : (
      <JobBar {...args} actions={<Button onClick={() => setIsError(true)}>Fail</Button>} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The PDF failed');
    await expect(canvas.getByRole('region', { name: 'The PDF failed' })).toHaveFocus();
  },
};
