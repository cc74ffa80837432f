/** Styles of a `summary` element that looks like a link. Its chevron points down, and up while the details are open. */
export const summaryStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  paddingBlock: 1.25,
  listStyle: 'none',
  fontWeight: 600,
  color: 'primary.main',
  cursor: 'pointer',
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
