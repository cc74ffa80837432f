import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { ErrorPage } from './ErrorPage';

/** Use as the fallback of a page's error boundary. For a part of a page that failed to load, use EmptyState. */
const meta = {
  title: 'Components/Feedback/ErrorPage',
  component: ErrorPage,
  tags: ['state'],
  args: {
    title: "We couldn't show this page",
    text: 'Reload the page or go to the home page.',
    children: (
      <>
        <Button variant="contained">Reload</Button>
        <Button variant="outlined" href="/">
          Go to the home page
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: "We couldn't show this page" })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Reload the page');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const FitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: phoneGlobals,
  play: () => expectNoPageOverflow(),
};
