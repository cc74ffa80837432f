import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { storyDay } from '~/components/data/list.stage';
import { createManyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { tagsArgs } from './tagsArgs.stage';
import { TagsStage } from './TagsScreen.stage';

const meta = {
  title: 'Screens/Agency/Tags/Copy a link',
  component: TagsStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { createTags: () => createManyAgencyTags(2, storyDay), ...tagsArgs },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Copies the link of a tag. Returns the status element in the tag's card. */
const copyLink = async ({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'QR code of 7F3A9C21' }));
  const card = within(await screen.findByRole('dialog', { name: '7F3A9C21' }));
  await userEvent.click(card.getByRole('button', { name: 'Copy the link' }));
  return card.getByRole('status');
};

export const CopiesTheLink: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const status = await copyLink({ canvas, userEvent });
    await expect(status).toHaveTextContent(/copied/);
    await expect(args.onCopy).toHaveBeenLastCalledWith(expect.objectContaining({ hexacode: '7F3A9C21' }));
    await expect(args.onShare).not.toHaveBeenCalled();
  },
};

export const ExplainsAFailedCopy: Story = {
  args: { onCopy: fn(() => Promise.resolve('failed' as const)) },
  play: async ({ canvas, userEvent }) => {
    const status = await copyLink({ canvas, userEvent });
    await expect(status).toHaveTextContent('Select the address above and copy it.');
  },
};
