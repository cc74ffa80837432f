import { keyframes } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.15 } });

/** Pulsing opacity for loading indicators. The theme disables it if the user prefers reduced motion. */
export const pulseAnimation = { animation: `${pulse} 1.2s ease-out infinite` };
