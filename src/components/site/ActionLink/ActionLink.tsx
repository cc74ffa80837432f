import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { motion } from '~/components/theme/tokens';

import { textLinkStyles } from './textLinkStyles';

export type ActionLinkProps = {
  href: string;
  label: string;
  /** Visually hidden end of the link text, such as 'about Ally', for screen reader users who lack the context. */
  hiddenText?: string;
};

/** An underlined link with an arrow, below a text or a card. */
export function ActionLink({ href, label, hiddenText }: ActionLinkProps) {
  return (
    <Link
      href={href}
      sx={{
        ...textLinkStyles,
        '& svg': { transition: `transform ${motion.normal}ms ${motion.easing}` },
        '&:hover svg': { transform: 'translateX(4px)' },
      }}
    >
      <span>
        {label}
        {hiddenText && (
          <Box component="span" sx={visuallyHidden}>
            {` ${hiddenText}`}
          </Box>
        )}
      </span>
      <ArrowIcon size={18} />
    </Link>
  );
}
