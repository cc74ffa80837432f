import Box from '@mui/material/Box';

import { fixed } from '~/components/theme/tokens';

/** Decorative picture for dark surfaces: a chat with a question and with an answer that is being typed. */
export function ChatPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 640 264"
      width="640"
      height="264"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <path d="M0 0h640v264H0z" fill={fixed.nightRing} />
      <circle cx="80" cy="120" r="40" fill={fixed.blueSoft} />
      <path d="M80 80a40 40 0 0 1 0 80z" fill={fixed.white} />
      <path d="M54 150.4a26 26 0 0 1 52 0 40 40 0 0 1-52 0z" fill={fixed.blue} />
      <path d="M64 108a16 16 0 1 1 32 0 16 16 0 0 1-32 0z" fill={fixed.night} />
      <path d="M152 24h240a16 16 0 0 1 16 16v80a16 16 0 0 1-16 16H176l-40 24V40a16 16 0 0 1 16-16z" fill={fixed.blue} />
      <path d="M168 56h200v16H168zM168 88h128v16H168z" fill={fixed.white} />
      <path
        d="M504 240l-40-24H288a16 16 0 0 1-16-16v-48h120a32 32 0 0 0 32-32v-16h64a16 16 0 0 1 16 16z"
        fill={fixed.blueSoft}
      />
      <g fill={fixed.night}>
        <circle cx="344" cy="184" r="10" />
        <circle cx="384" cy="184" r="10" />
        <circle cx="424" cy="184" r="10" />
      </g>
      <rect x="520" y="144" width="80" height="80" rx="12" fill={fixed.night3} />
      <path d="M536 160h48v48h-48zM544 168v32h32v-32zM552 176h16v16h-16z" fill={fixed.white} fillRule="evenodd" />
    </Box>
  );
}
