import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SearchIcon from 'lucide-react/icons/search';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

import { officeSearchCopy as copy } from './OfficeSearch.copy';

export type SearchButtonProps = { onClick: () => void };

/** Button in the top bar of the office that opens the search dialog. On phones, it shows an icon only. */
export function SearchButton({ onClick }: SearchButtonProps) {
  return (
    <Button
      variant="text"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      sx={{
        justifyContent: 'start',
        gap: 1,
        minInlineSize: { xs: 44, md: 120, lg: 240 },
        paddingInline: '11px',
        backgroundColor: { md: 'tone.head' },
        color: 'text.secondary',
        fontWeight: 500,
        '&:hover': { color: 'text.primary' },
      }}
    >
      <SearchIcon size="1.25rem" />
      <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden })}>
        {copy.title}
      </Box>
      <Box
        component="kbd"
        aria-hidden
        sx={{
          display: { xs: 'none', lg: 'inline' },
          marginInlineStart: 'auto',
          fontFamily: 'inherit',
          typography: 'caption',
        }}
      >
        {copy.shortcut}
      </Box>
    </Button>
  );
}
