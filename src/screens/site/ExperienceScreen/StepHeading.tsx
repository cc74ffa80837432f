import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export type StepHeadingProps = { step: number; title: string; text: string };

/** Numbered heading of one of the three steps of a scenario. */
export function StepHeading({ step, title, text }: StepHeadingProps) {
  return (
    <Box sx={headingStyles}>
      <Typography variant="h3" component="span" aria-hidden="true" sx={{ color: 'primary.main' }}>
        {step}
      </Typography>
      <div>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {text}
        </Typography>
      </div>
    </Box>
  );
}

const headingStyles = { display: 'flex', gap: 1.5, fontVariantNumeric: 'tabular-nums' };
