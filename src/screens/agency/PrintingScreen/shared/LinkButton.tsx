import Link from '@mui/material/Link';

export type LinkButtonProps = {
  label: string;
  /** Accessible name, if it is longer than the label. */
  name?: string;
  opens?: 'dialog';
  onClick: () => void;
};

/** On phones, extends the hit area to the height of a touch control, without changing the height of the line. */
const linkStyles = {
  flex: 'none',
  position: 'relative',
  minBlockSize: 24,
  textAlign: 'start',
  '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: { xs: '-10px', md: 0 } },
} as const;

/** A button that looks like a link, for an action within a line of small text. */
export const LinkButton = ({ label, name, opens, onClick }: LinkButtonProps) => (
  <Link
    component="button"
    type="button"
    variant="caption"
    aria-label={name}
    aria-haspopup={opens}
    onClick={onClick}
    sx={linkStyles}
  >
    {label}
  </Link>
);
