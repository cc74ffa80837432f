import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Prerendered } from '../Prerendered.stage';
import { SiteBar } from './SiteBar';
import { SiteBarStage } from './SiteBar.stage';

const meta = {
  title: 'Components/Site/SiteBar/Products menu by pointer',
  component: SiteBar,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { currentPage: 'home' },
  render: (args) => <SiteBarStage {...args} />,
} satisfies Meta<typeof SiteBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectToClose = (menuButton: HTMLElement) =>
  waitFor(() => expect(menuButton).toHaveAttribute('aria-expanded', 'false'), { timeout: 600 });

export const OpensOnHoverAndClosesOnLeave: Story = {
  play: async ({ canvas, userEvent }) => {
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await userEvent.hover(productsButton);
    await expect(canvas.getByRole('link', { name: 'Auto The vehicle tag' })).toBeVisible();
    await userEvent.hover(canvas.getByRole('main'));
    await expect(productsButton).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(productsButton).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const StaysOpenWhenThePointerCrossesAnotherLink: Story = {
  play: async ({ canvas, userEvent }) => {
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await userEvent.hover(productsButton);
    await userEvent.hover(canvas.getByRole('link', { name: 'Experience' }));
    await userEvent.hover(canvas.getByRole('link', { name: 'Auto The vehicle tag' }));
    await expect(expectToClose(productsButton)).rejects.toThrow();
  },
};

export const StaysOpenAfterAClickUntilTheNextClick: Story = {
  play: async ({ canvas, userEvent }) => {
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(productsButton);
    await userEvent.hover(canvas.getByRole('main'));
    await expect(expectToClose(productsButton)).rejects.toThrow();
    await userEvent.click(productsButton);
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(productsButton);
    await userEvent.click(canvas.getByRole('main'));
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OpensOnTapNotOnTouch: Story = {
  play: async ({ canvas, userEvent }) => {
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await userEvent.pointer({ keys: '[TouchA>]', target: productsButton });
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
    await userEvent.pointer({ keys: '[/TouchA]', target: productsButton });
    await expect(productsButton).toHaveAttribute('aria-expanded', 'true');
  },
};

export const ClosesOnALinkClick: Story = {
  parameters: { acceptance: ['PUB-09'] },
  play: async ({ canvas, userEvent }) => {
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(productsButton);
    await userEvent.click(canvas.getByRole('link', { name: 'Ally The pet tag' }));
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
    await expect(productsButton).toHaveFocus();
  },
};

/** The element is created outside of `render`, since `Prerendered` prerenders each new element again. */
const pageElement = <SiteBarStage currentPage="home" />;

export const KeepsOpenMenusAndSelectedTabWhenHydrated: Story = {
  render: () => <Prerendered>{pageElement}</Prerendered>,
  globals: { viewport: { value: 'w992' } },
  play: async ({ canvas, userEvent }) => {
    const menuButton = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menuButton);
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(productsButton);
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await userEvent.hover(canvas.getByRole('button', { name: 'Hydrate' }));
    await canvas.findByRole('button', { name: 'Hydrated' });
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
    await expect(productsButton).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('radio', { name: 'Businesses' })).toBeChecked();
    await userEvent.click(menuButton);
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesAHoveredMenuThatWasLeftBeforeHydration: Story = {
  render: () => <Prerendered>{pageElement}</Prerendered>,
  play: async ({ canvas, userEvent }) => {
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await userEvent.hover(productsButton);
    await expect(canvas.getByRole('link', { name: 'Auto The vehicle tag' })).toBeVisible();
    await userEvent.hover(canvas.getByRole('button', { name: 'Hydrate' }));
    await canvas.findByRole('button', { name: 'Hydrated' });
    await waitFor(() => expect(productsButton).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.hover(productsButton);
    await expect(productsButton).toHaveAttribute('aria-expanded', 'true');
  },
};
