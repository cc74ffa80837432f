import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { radii, shadows } from '~/components/theme/tokens';

export type RowSkipLinkProps = {
  label: string;
  id?: string;
  /** Id of the element that takes the focus. */
  targetId: string;
};

/** Link past the rows of a page, which can have hundreds of Tab stops. It is visible while it has the focus. */
export function RowSkipLink({ label, id, targetId }: RowSkipLinkProps) {
  return (
    <Box sx={{ position: 'absolute', alignSelf: 'start' }}>
      <Link
        id={id}
        href={`#${targetId}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(targetId)?.focus();
        }}
        sx={{
          position: 'absolute',
          insetBlockStart: 4,
          insetInlineStart: 8,
          zIndex: 4,
          padding: '12px 16px',
          whiteSpace: 'nowrap',
          borderRadius: `${radii.control}px`,
          backgroundColor: 'background.paper',
          boxShadow: shadows.float,
          '&:not(:focus)': visuallyHidden,
        }}
      >
        {label}
      </Link>
    </Box>
  );
}
