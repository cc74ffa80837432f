import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { rowHeights } from '~/components/data/DataTable/rowHeights';

import { mediaFontSize, shadows } from '../tokens';
import { designTokens } from './designTokens';
import { SampleGrid, FoundationsSection, TokenList } from './FoundationsSamples';

const getLength = ({ $value }: { $value: unknown }) => ($value as { value: number }).value;

/** Spacing, breakpoints, radii, shadows, sizes, row heights of tables, and durations of transitions. */
function Measures() {
  return (
    <>
      <FoundationsSection title="Spacing">
        <Box component="ul" sx={{ listStyle: 'none' }}>
          {Object.entries(designTokens.spacing).map(([step, token]) => (
            <Box component="li" key={step} sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingBlock: 0.5 }}>
              <Box sx={{ bgcolor: 'primary.main', blockSize: 16, inlineSize: getLength(token) }} />
              <Typography variant="body2">{`${step.replace('-', '.')} · ${getLength(token)}px`}</Typography>
            </Box>
          ))}
        </Box>
      </FoundationsSection>
      <FoundationsSection title="Breakpoints">
        <TokenList
          tokens={designTokens.breakpoint}
          getLabel={(key, token) => `${key} · from ${getLength(token) * mediaFontSize} px`}
        />
      </FoundationsSection>
      <FoundationsSection title="Radii">
        <SampleGrid>
          {Object.entries(designTokens.radius).map(([name, token]) => (
            <Box
              component="li"
              key={name}
              sx={{ border: 1, borderColor: 'tone.fieldLine', borderRadius: `${getLength(token)}px`, padding: 2 }}
            >
              <Typography variant="body2">{`${name} · ${getLength(token)} px`}</Typography>
            </Box>
          ))}
        </SampleGrid>
      </FoundationsSection>
      <FoundationsSection title="Shadows">
        <SampleGrid>
          {Object.entries(shadows).map(([name, boxShadow]) => (
            <Box component="li" key={name} sx={{ boxShadow, borderRadius: 1, padding: 2, margin: 2 }}>
              <Typography variant="body2">{name}</Typography>
            </Box>
          ))}
        </SampleGrid>
      </FoundationsSection>
      <FoundationsSection title="Sizes">
        <TokenList tokens={designTokens.size} getLabel={(name, token) => `${name} · ${getLength(token)} px`} />
      </FoundationsSection>
      <FoundationsSection title="Densities of tables">
        <TokenList tokens={rowHeights} getLabel={(name, height) => `${name} · rows of ${height} px`} />
      </FoundationsSection>
      <FoundationsSection title="Motion">
        <TokenList tokens={designTokens.duration} getLabel={(name, token) => `${name} · ${getLength(token)} ms`} />
        <Typography variant="body2">
          {`cubic-bezier(${String(designTokens.easing.standard.$value)}); none where reduced motion is asked for`}
        </Typography>
      </FoundationsSection>
    </>
  );
}

const meta = { title: 'Foundations/Measures', component: Measures } satisfies Meta<typeof Measures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { acceptance: ['CON-01'] },
  play: async ({ canvas }) => {
    const breakpointsSection = within(canvas.getByRole('region', { name: 'Breakpoints' }));
    await expect(breakpointsSection.getByText('md · from 768 px')).toBeVisible();
    await expect(breakpointsSection.getByText('bar · from 993 px')).toBeVisible();
    await expect(breakpointsSection.getByText('lg · from 1024 px')).toBeVisible();
    const spacingSection = within(canvas.getByRole('region', { name: 'Spacing' }));
    await expect(spacingSection.getByText('0.5 · 4px')).toBeVisible();
    const densitiesSection = within(canvas.getByRole('region', { name: 'Densities of tables' }));
    await expect(densitiesSection.getByText('compact · rows of 40 px')).toBeVisible();
  },
};
