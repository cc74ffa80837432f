import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { ActionLink } from '../ActionLink/ActionLink';
import { PageText } from './PageText';

/** Use for long texts such as Privacy and Terms. For a page about a product, use Section. */
const meta = {
  title: 'Components/Site/PageText',
  component: PageText,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: {
    children: <ActionLink href="/Contact" label="Ask about it" />,
    sections: [
      {
        id: 'device',
        title: 'On your device',
        paragraphs: ['What is kept there.'],
        entries: [
          { item: 'The sign-in cookie', purpose: 'It opens the agency pages.', name: 'auth', lifetime: 'One day' },
        ],
      },
      { id: 'elsewhere', title: 'Elsewhere', paragraphs: ['Nothing.'] },
    ],
  },
} satisfies Meta<typeof PageText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'On your device',
      'Elsewhere',
    ]);
    await expect(canvas.getByRole('link', { name: 'Ask about it' })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'On your device' }));
    await expect(table.getByRole('rowheader', { name: /^The sign-in cookie/ })).toBeVisible();
    await expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['One day']);
    await expect(canvas.getByText('auth')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Technical names'));
    await expect(canvas.getByRole('definition')).toHaveTextContent('auth');
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', '#elsewhere');
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    const link = contents.getByRole('link', { name: 'Elsewhere' });
    await expect(link).not.toBeVisible();
    const summary = contents.getByText('On this page');
    await userEvent.click(summary);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '#elsewhere');
    await userEvent.click(summary);
    await expect(summary.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('table', { name: 'On your device' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const ShowsTheContentsNextToTheTextOnATablet: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const contentsBox = canvas.getByRole('navigation', { name: 'On this page' }).getBoundingClientRect();
    const textBox = canvas.getByRole('region', { name: 'On your device' }).getBoundingClientRect();
    await expect(canvas.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
    await expect(contentsBox.right).toBeLessThan(textBox.left);
    await expect(contentsBox.top).toBe(textBox.top);
  },
};

/** The text is in the middle: the links are as wide as the contents, on the other side of the text. */
export const CentresTheText: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas }) => {
    const contentsBox = canvas.getByRole('navigation', { name: 'On this page' }).getBoundingClientRect();
    const textBox = canvas.getByRole('region', { name: 'On your device' }).getBoundingClientRect();
    const linksBox = canvas.getByRole('link', { name: 'Ask about it' }).parentElement?.getBoundingClientRect();
    await expect([linksBox?.top, linksBox?.width]).toEqual([contentsBox.top, contentsBox.width]);
    await expect(Math.round((linksBox?.left ?? NaN) - textBox.right)).toBe(
      Math.round(textBox.left - contentsBox.right),
    );
  },
};

/** Expects that the lines between the sections are as wide as lines of text, which are easy to read. */
export const LimitsTheWidthOfSections: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    for (const section of canvas.getAllByRole('region')) await expect(section.offsetWidth).toBe(576);
  },
};
