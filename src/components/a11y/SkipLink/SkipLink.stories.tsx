import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SkipLink } from './SkipLink';

/** Use before a group of many Tab stops, such as a navigation. A long form needs headings and fewer fields instead. */
const meta = {
  title: 'Components/Accessibility/SkipLink',
  component: SkipLink,
  tags: ['behaviour'],
  args: { label: 'Skip to the end', targetId: 'end' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Button>One of many</Button>
      <div id="end" tabIndex={-1}>
        The end
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsVisibleWhileItHasTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the end' });
    await expect(link).not.toHaveStyle({ clipPath: 'none' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ clipPath: 'none' });
  },
};

export const FocusesItsTarget: Story = {
  play: async ({ canvas, userEvent }) => {
    const { href } = window.location;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The end')).toHaveFocus();
    await expect(window.location.href).toBe(href);
  },
};
