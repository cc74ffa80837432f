import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { withTagCode } from '~/components/brand/CodeSprite/CodeSprite.stage';

import { DiscoverySection } from './DiscoverySection';

const meta = {
  title: 'Screens/Site/Home/Product discovery',
  component: DiscoverySection,
  parameters: { layout: 'fullscreen' },
  decorators: [withTagCode],
  tags: ['state'],
} satisfies Meta<typeof DiscoverySection>;

export default meta;
type Story = StoryObj<typeof meta>;

const getTexts = (headings: HTMLElement[]) => headings.map((heading) => heading.textContent);

export const Individuals: Story = {
  parameters: { acceptance: ['PUB-15'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Show products for' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Individuals' })).toBeChecked();
    await expect(getTexts(canvas.getAllByRole('heading', { level: 3 }))).toEqual(['Ally', 'Auto']);
    await expect(getTexts(canvas.getAllByRole('heading', { level: 3, hidden: true }))).toHaveLength(6);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/AiroTagAlly',
      '/AiroTAgAuto',
    ]);
  },
};

export const Businesses: Story = {
  parameters: { modes: 'phone', acceptance: ['PUB-11', 'PUB-15'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await expect(getTexts(canvas.getAllByRole('heading', { level: 3 }))).toEqual([
      'Accolades',
      'Anchor',
      'Atlas',
      'Adverts',
    ]);
    await expect(canvas.getByRole('link', { name: 'Learn more about Accolades' })).toHaveAttribute(
      'href',
      '/Accolades',
    );
    await expect(canvas.getAllByText('Coming soon')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const ShowsTheAudienceSelectedByKeyboard: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(getTexts(canvas.getAllByRole('heading', { level: 3 }))).toEqual(['Ally', 'Auto']);
  },
};

export const ContainsAllCards: Story = {
  tags: ['!state', 'behaviour'],
  parameters: { acceptance: ['PUB-15'] },
  play: async ({ canvas }) => {
    const productCards = canvas.getAllByRole('listitem', { hidden: true });
    await expect(productCards).toHaveLength(6);
    for (const [index, [picture, name, subtitle, text]] of (
      [
        ['A dog with a tag on its collar', 'Ally', 'The pet tag', /Battery-free/],
        ['A parked car with a tag on its windshield', 'Auto', 'The vehicle tag', /in a chat\.$/],
        [
          'A clear award with a code inside, next to framed portraits',
          'Accolades',
          'The recognition bundle',
          /wall of excellence/,
        ],
        [
          'A map pin with a tag, in front of a shop',
          'Anchor',
          'The place tag',
          'Customers scan a tag in the store and message the staff on the spot.',
        ],
        [
          'A folded map that shows the way from a tag to a shop',
          'Atlas',
          'The map tag',
          /tag at the entrance to find your way/,
        ],
        ['A billboard with a code and a cup of coffee', 'Adverts', 'The ad tag', 'Guests scan the tag on your sign.'],
      ] as const
    ).entries()) {
      const card = within(canvas.getAllByRole('listitem', { hidden: true })[index] ?? document.body);
      await expect(card.getByRole('img', { hidden: true })).toHaveAttribute('alt', picture);
      await expect(card.getByRole('heading', { hidden: true })).toHaveTextContent(name);
      await expect(card.getByText(subtitle)).toBeInTheDocument();
      await expect(card.getByText(text)).toBeInTheDocument();
    }
  },
};

export const ShowsTheBundleNextToItsPictureOnATablet: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    const pictureBox = canvas.getByRole('img', { name: /^A clear award/ }).getBoundingClientRect();
    const titleBox = canvas.getByRole('heading', { name: 'Accolades' }).getBoundingClientRect();
    await expect(titleBox.left).toBeGreaterThan(pictureBox.right);
  },
};
