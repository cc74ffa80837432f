import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { breakpoints, mediaFontSize, motion, radii } from '../tokens';
import { SampleGrid, Section } from './Specimens';

const spacingSteps = [0.5, 1, 2, 3, 4, 5, 6, 8, 12, 14] as const;

function Measures() {
  const theme = useTheme();
  return (
    <>
      <Section title="Spacing">
        <Box component="ul" sx={{ listStyle: 'none' }}>
          {spacingSteps.map((step) => (
            <Box component="li" key={step} sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingBlock: 0.5 }}>
              <Box sx={{ bgcolor: 'primary.main', blockSize: 16, inlineSize: (own) => own.spacing(step) }} />
              <Typography variant="body2">{`${step} · ${theme.spacing(step)}`}</Typography>
            </Box>
          ))}
        </Box>
      </Section>
      <Section title="Breakpoints">
        <Box component="ul" sx={{ listStyle: 'none' }}>
          {Object.entries(breakpoints).map(([name, width]) => (
            <li key={name}>
              <Typography variant="body2">{`${name} · from ${width * mediaFontSize} px`}</Typography>
            </li>
          ))}
        </Box>
      </Section>
      <Section title="Radii">
        <SampleGrid>
          {Object.entries(radii).map(([name, radius]) => (
            <Box
              component="li"
              key={name}
              sx={{ border: 1, borderColor: 'tone.fieldLine', borderRadius: `${radius}px`, padding: 2 }}
            >
              <Typography variant="body2">{`${name} · ${radius} px`}</Typography>
            </Box>
          ))}
        </SampleGrid>
      </Section>
      <Section title="Motion">
        <Typography variant="body2">
          {`${motion.quick}, ${motion.normal} and ${motion.slow} ms, ${motion.easing}; none where reduced motion is asked for`}
        </Typography>
      </Section>
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
    const list = within(canvas.getByRole('region', { name: 'Breakpoints' }));
    await expect(list.getByText('md · from 768 px')).toBeVisible();
    await expect(list.getByText('bar · from 993 px')).toBeVisible();
    await expect(list.getByText('lg · from 1024 px')).toBeVisible();
    const spacing = within(canvas.getByRole('region', { name: 'Spacing' }));
    await expect(spacing.getAllByRole('listitem')).toHaveLength(spacingSteps.length);
  },
};
