import { keyframes } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.15 } });

/** Makes a finder pattern the sign of a wait. Where no motion is wanted the figure stands still. */
export const waitingPulse = { animation: `${pulse} 1.2s ease-out infinite` };
