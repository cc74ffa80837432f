import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { designTokens } from './designTokens';
import { FoundationsSection } from './FoundationsSamples';

type TextStyle = { fontSize: { value: number }; fontWeight: number; lineHeight: number };

/** The text styles, with the values of their tokens. Headings are larger in wide windows. */
function Type() {
  return (
    <FoundationsSection title="Type scale">
      {Object.entries(designTokens.typography).map(([variant, { $value }]) => {
        const { fontSize, fontWeight, lineHeight } = $value as TextStyle;
        return (
          <div key={variant}>
            <Typography variant={variant as TypographyProps['variant']} component="p">
              One scan reaches you
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', marginBlockEnd: 2 }}>
              {`${variant} · from ${fontSize.value} rem · weight ${fontWeight} · line ${lineHeight.toFixed(2)}`}
            </Typography>
          </div>
        );
      })}
    </FoundationsSection>
  );
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('One scan reaches you')).toHaveLength(Object.keys(designTokens.typography).length);
    await expect(canvas.getByText('body1 · from 1 rem · weight 400 · line 1.60')).toBeVisible();
  },
};

export const UsesTheBrandFonts: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [heading] = canvas.getAllByText('One scan reaches you');
    await expect(getComputedStyle(heading ?? document.body).fontFamily).toContain('Bricolage Grotesque');
    await expect(getComputedStyle(canvas.getByText(/^body1 ·/)).fontFamily).toContain('Figtree');
    await expect(document.fonts.check("700 48px 'Bricolage Grotesque'")).toBe(true);
    await expect(document.fonts.check("400 16px 'Figtree'")).toBe(true);
  },
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };
