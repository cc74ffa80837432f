import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { designTokens } from './designTokens';
import type { DesignToken } from './designTokens';
import { SampleGrid, FoundationsSection } from './FoundationsSamples';

const { light, dark, raised, fixed, line: productLines } = designTokens.color;
const colourGroups: Record<string, Readonly<Record<string, DesignToken>>> = {
  Light: light,
  Dark: dark,
  'Raised surfaces in dark': raised,
  'The same in both schemes': fixed,
  ...Object.fromEntries(Object.entries(productLines).map(([name, tones]) => [`Product line ${name}`, tones])),
};

const getHex = ({ $value }: DesignToken) => ($value as { hex: string }).hex;

/** All colours, by the names of their tokens. */
function Palette() {
  return Object.entries(colourGroups).map(([title, tokens]) => (
    <FoundationsSection key={title} title={title}>
      <SampleGrid>
        {Object.entries(tokens).map(([name, token]) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box
              sx={{
                bgcolor: getHex(token),
                blockSize: 40,
                inlineSize: 40,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            />
            <Typography variant="body2">
              {name}
              <br />
              {getHex(token)}
            </Typography>
          </Box>
        ))}
      </SampleGrid>
    </FoundationsSection>
  ));
}

const meta = { title: 'Foundations/Palette', component: Palette, tags: ['state'] } satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const getColourGroup = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(getColourGroup('Light').getAllByRole('listitem')).toHaveLength(Object.keys(light).length);
    await expect(getColourGroup('Light').getByText(/^primary#1d4ed8$/)).toBeVisible();
    await expect(getColourGroup('Dark').getByText(/^primary#8fb0ff$/)).toBeVisible();
  },
};
