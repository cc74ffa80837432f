/** Styles of a chevron after the text of a `summary` element. It points down, and up while the details are open. */
export const chevronStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '""',
    width: 8,
    height: 8,
    border: 'solid currentColor',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  'details[open] > &::after': { transform: 'translateY(2px) rotate(225deg)' },
} as const;

/** Styles of a `summary` element that looks like a link. */
export const summaryStyles = {
  ...chevronStyles,
  paddingBlock: 1.25,
  fontWeight: 600,
  color: 'primary.main',
  cursor: 'pointer',
} as const;
