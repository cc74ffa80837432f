import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { radii, shadows } from '~/components/theme/tokens';

import { skipLinkCopy } from './SkipLink.copy';

export type SkipLinkProps = {
  /** Text of the link; 'Skip to the content' by default. */
  label?: string;
  id?: string;
  /** Id of the element that the link focuses. */
  targetId: string;
};

/** Link past many Tab stops, such as a navigation or the rows of a table. It is visible only while it has the focus. */
export function SkipLink({ label = skipLinkCopy.content, id, targetId }: SkipLinkProps) {
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
          insetBlockStart: 8,
          insetInlineStart: 8,
          zIndex: 'tooltip',
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
