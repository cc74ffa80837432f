import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Initials } from './Initials';

export type ProfileHeaderProps = { userName: string; lines: readonly string[] };

/** Name, email address and details of the user, above the items of the menu. */
export function ProfileHeader({ userName, lines }: ProfileHeaderProps) {
  return (
    <Box
      component="li"
      role="presentation"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, padding: '8px 12px' }}
    >
      <Initials name={userName} />
      <Box sx={{ minInlineSize: 0, maxInlineSize: 240, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {userName}
        </Typography>
        {lines.filter(Boolean).map((line) => (
          <Typography key={line} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
