import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoPageOverflow, onPhone } from '~/components/a11y/reflow.play';

import { Section } from './Specimens';

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'subtitle1',
  'subtitle2',
  'lead',
  'marker',
  'figure',
  'body1',
  'body2',
  'caption',
  'button',
] as const;

function Type() {
  const { typography } = useTheme();
  return (
    <Section title="Type scale">
      {variants.map((variant) => {
        const { fontWeight, lineHeight } = typography[variant];
        return (
          <div key={variant}>
            <Typography variant={variant} component="p">
              One scan reaches you
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', marginBlockEnd: 2 }}>
              {`${variant} · weight ${fontWeight ?? 400} · line ${Number(lineHeight).toFixed(2)}`}
            </Typography>
          </div>
        );
      })}
    </Section>
  );
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('One scan reaches you')).toHaveLength(variants.length);
  },
};

export const UsesTheBrandFonts: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [heading] = canvas.getAllByText('One scan reaches you');
    await expect(getComputedStyle(heading ?? document.body).fontFamily).toContain('Bricolage Grotesque');
    await expect(document.fonts.check("700 48px 'Bricolage Grotesque'")).toBe(true);
    await expect(document.fonts.check("400 16px 'Figtree'")).toBe(true);
  },
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: onPhone, play: () => expectNoPageOverflow() };
