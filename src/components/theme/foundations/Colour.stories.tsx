import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { getContrastRatio } from '~/domain/printing/checks/contrast';
import { fixedColourPairs, listColourPairs } from './colourPairs';
import type { ColourPair } from './colourPairs';
import { ContrastSample, SampleGrid, FoundationsSection } from './FoundationsSamples';

type ColourProps = { title: string; pairs: readonly ColourPair[] };

function Colour({ title, pairs }: ColourProps) {
  return (
    <FoundationsSection title={title}>
      <SampleGrid>
        {pairs.map((pair) => (
          <ContrastSample key={pair.name} {...pair} />
        ))}
      </SampleGrid>
    </FoundationsSection>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Colour,
  tags: ['state'],
  play: async ({ args, canvas }) => {
    const colourSection = within(canvas.getByRole('region', { name: args.title }));
    await expect(colourSection.getAllByRole('listitem')).toHaveLength(args.pairs.length);
    const pairsWithLowContrast = args.pairs.filter(
      ({ text, surface, requiredContrast }) => getContrastRatio(text, surface) < requiredContrast,
    );
    await expect(pairsWithLowContrast).toEqual([]);
  },
} satisfies Meta<typeof Colour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  args: { title: 'Light scheme', pairs: listColourPairs('light') },
  globals: { theme: 'light' },
};

export const Dark: Story = {
  args: { title: 'Dark scheme', pairs: listColourPairs('dark') },
  globals: { theme: 'dark' },
};

export const InBothSchemes: Story = { args: { title: 'The same in both schemes', pairs: fixedColourPairs } };
