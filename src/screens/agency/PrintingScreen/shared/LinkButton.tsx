import Link from '@mui/material/Link';

export type LinkButtonProps = {
  label: string;
  /** Accessible name, if it is longer than the label. */
  name?: string;
  opens?: 'dialog';
  onClick: () => void;
};

/** A button that looks like a link, for an action within a line of small text. */
export const LinkButton = ({ label, name, opens, onClick }: LinkButtonProps) => (
  <Link
    component="button"
    type="button"
    variant="caption"
    aria-label={name}
    aria-haspopup={opens}
    onClick={onClick}
    sx={{ flex: 'none', minBlockSize: 24, textAlign: 'start' }}
  >
    {label}
  </Link>
);
