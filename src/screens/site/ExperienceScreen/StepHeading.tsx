import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Width in px of the column with the step's number. The texts of a step are indented by it. */
export const stepIndent = 24;

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

const headingStyles = {
  display: 'grid',
  gridTemplateColumns: `${stepIndent}px minmax(0, 1fr)`,
  fontVariantNumeric: 'tabular-nums',
};
