import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { motion, sizes } from '~/components/theme/tokens';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

export type ActionLinkProps = {
  href: string;
  /** The words to see. */
  label: string;
  /** The rest of the name for those who hear it out of its place: 'about Ally'. */
  about?: string;
};

/** The way on from a card or a text: underlined words and an arrow that leads. */
export function ActionLink({ href, label, about }: ActionLinkProps) {
  return (
    <Link
      href={href}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: sizes.controlTouch,
        fontWeight: 600,
        textDecorationColor: 'currentColor',
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '5px',
        '& svg': { transition: `transform ${motion.normal}ms ${motion.easing}` },
        '&:hover svg': { transform: 'translateX(4px)' },
      }}
    >
      <span>
        {label}
        {about && (
          <Box component="span" sx={visuallyHidden}>
            {` ${about}`}
          </Box>
        )}
      </span>
      <ArrowIcon size={18} />
    </Link>
  );
}
