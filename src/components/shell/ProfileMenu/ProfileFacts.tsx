import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export type ProfileFact = { label: string; value: string };

export function ProfileFacts({ facts }: { facts: readonly ProfileFact[] }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2 }}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
