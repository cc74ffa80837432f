import Box from '@mui/material/Box';
import PersonIcon from 'lucide-react/icons/user';

import { radii } from '~/components/theme/tokens';

export type InitialsProps = {
  name: string;
  /** Width and height in px. */
  size?: number;
};

/**
 * Shows the initials of the first two words of a name, or an icon if the name is empty. Hidden from screen readers,
 * since the name is next to the initials.
 */
export function Initials({ name, size = 32 }: InitialsProps) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0].toUpperCase());
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        inlineSize: size,
        blockSize: size,
        borderRadius: `${radii.control}px`,
        bgcolor: 'tone.primarySoft',
        color: 'primary.main',
        typography: size > 32 ? 'body1' : 'caption',
        fontWeight: 700,
      }}
    >
      {name.trim() ? letters : <PersonIcon size="1.25rem" />}
    </Box>
  );
}
