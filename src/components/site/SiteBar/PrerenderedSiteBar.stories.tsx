import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Prerendered } from '../Prerendered.stage';
import { SiteBar } from './SiteBar';
import { SiteBarStage } from './SiteBar.stage';

const page = <SiteBarStage current="home" />;

const meta = {
  title: 'Components/Site/SiteBar/Prerendered',
  component: SiteBar,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { current: 'home' },
  render: () => <Prerendered>{page}</Prerendered>,
} satisfies Meta<typeof SiteBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsOpenMenusAndTheirChoiceWhenHydrated: Story = {
  globals: { viewport: { value: 'w992' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    const products = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(products);
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await userEvent.hover(canvas.getByRole('button', { name: 'Hydrate' }));
    await canvas.findByRole('button', { name: 'Hydrated' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('radio', { name: 'Businesses' })).toBeChecked();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesAHoveredMenuThatWasLeftBeforeHydration: Story = {
  play: async ({ canvas, userEvent }) => {
    const products = canvas.getByRole('button', { name: 'Products' });
    await userEvent.hover(products);
    await expect(canvas.getByRole('link', { name: 'Auto The vehicle tag' })).toBeVisible();
    await userEvent.hover(canvas.getByRole('button', { name: 'Hydrate' }));
    await canvas.findByRole('button', { name: 'Hydrated' });
    await waitFor(() => expect(products).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.hover(products);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
  },
};
