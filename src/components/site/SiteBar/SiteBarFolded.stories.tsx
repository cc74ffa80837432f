import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CodeSheet } from '~/components/brand/CodeSheet/CodeSheet';
import { drawQr } from '~/domain/codes/qr';

import { SiteBar } from './SiteBar';

const meta = {
  title: 'Components/Site/SiteBar/Folded',
  component: SiteBar,
  parameters: { layout: 'fullscreen', acceptance: ['PUB-07', 'PUB-08', 'PUB-09'] },
  globals: { viewport: { value: 'w992' } },
  args: { current: 'home' },
  decorators: [
    (Story) => (
      <CodeSheet code={drawQr('https://tag.example.com/')}>
        <Story />
        <main>The page</main>
      </CodeSheet>
    ),
  ],
} satisfies Meta<typeof SiteBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndClosesItsMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Experience')).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Experience' })).toBeVisible();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Experience')).not.toBeVisible();
  },
};

export const StaysUnfoldedFrom993: Story = {
  globals: { viewport: { value: 'w993' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(993);
  },
};

export const OpensTheProductsOnClick: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const products = canvas.getByRole('button', { name: 'Products' });
    await userEvent.hover(products);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(products);
    await expect(canvas.getByRole('link', { name: 'Auto The vehicle tag' })).toBeVisible();
    await userEvent.click(products);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesTheProductsWithItsMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }));
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(canvas.getByRole('button', { name: 'Products' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesEverythingWhenALinkIsFollowed: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    const products = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(products);
    await userEvent.click(canvas.getByRole('link', { name: 'Ally The pet tag' }));
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesStepByStepOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    const products = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(products);
    await userEvent.keyboard('{Escape}');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
  },
};

export const ClosesOnAClickElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    await userEvent.click(within(canvas.getByRole('banner')).getByRole('navigation'));
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await expect(canvas.getByRole('link', { name: 'Accolades The recognition bundle' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
