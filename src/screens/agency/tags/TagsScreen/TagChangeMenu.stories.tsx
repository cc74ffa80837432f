import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { makeAgencyTag, makeUnassignedTag } from '~/domain/tag/agencyTag.sample';

import { tagsArgs } from './tagsArgs.stage';
import { TagsStage } from './TagsScreen.stage';

const onChange = fn();

const meta = {
  title: 'Screens/Agency/Tags/More actions',
  component: TagsStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: {
    createTags: () => [
      makeAgencyTag({ id: '1', hexacode: 'AAAA0001' }),
      makeUnassignedTag({ id: '2', hexacode: 'AAAA0002' }),
    ],
    ...tagsArgs,
    assignOptions: { customers: [], onAssign: fn(() => Promise.resolve()) },
    changeOptions: { utilities: [{ id: 'utility-1', name: 'Lost and found' }], onChange },
  },
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;
const bothTags = [expect.objectContaining({ id: '1' }), expect.objectContaining({ id: '2' })];

export const Menu: Story = {
  parameters: { modes: 'phone' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 2' }));
    const openMenu = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'More actions for the selected AiroTags' }));
    const changes = [
      ['Activate', { kind: 'activated' }],
      ['Unassign', { kind: 'unassigned' }],
      ['Utility: Lost and found', { kind: 'utility', utilityId: 'utility-1' }],
      ['Utility: none', { kind: 'utility', utilityId: undefined }],
      ['Mark as customized', { kind: 'customized', isCustomized: true }],
      ['Mark as not customized', { kind: 'customized', isCustomized: false }],
      ['Mark as printed', { kind: 'printed', isPrinted: true }],
      ['Mark as not printed', { kind: 'printed', isPrinted: false }],
    ] as const;
    for (const [name, change] of changes) {
      await openMenu();
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await expect(onChange).toHaveBeenLastCalledWith(bothTags, change);
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    }
    await openMenu();
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(changes.length);
  },
};

export const MenuFitsAPhone: Story = {
  ...Menu,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
};
