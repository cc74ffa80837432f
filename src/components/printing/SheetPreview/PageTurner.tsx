import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

export type PageTurnerProps = {
  /** From 0. */
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
};

/** Width in px of what stands beside the page on a phone. */
const besideDrawing = 136;

/** Beside the page on a phone, where height is dear, and below it elsewhere. */
const turner = {
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'auto auto',
  alignContent: { xs: 'start', md: 'center' },
  width: { xs: besideDrawing, md: 'auto' },
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 0.5,
  textAlign: 'center',
  '& > span': { gridArea: { xs: '1 / 1 / 2 / 3', md: 'auto' } },
};

export function PageTurner({ page, pages, onPageChange }: PageTurnerProps) {
  const turn = (label: string, to: number, path: string) => (
    // Disabled in words only: a button that is disabled while it is pressed loses the focus.
    <IconButton
      aria-label={label}
      aria-disabled={to < 0 || to >= pages}
      onClick={() => {
        if (to >= 0 && to < pages) onPageChange(to);
      }}
      sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
    >
      <SvgIcon viewBox="0 0 16 16" sx={{ fontSize: 16, fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 }}>
        <path d={path} />
      </SvgIcon>
    </IconButton>
  );

  return (
    <Box sx={turner}>
      {turn('Previous page', page - 1, 'M10 4 6 8l4 4')}
      <Typography variant="body2" component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        Page <b>{page + 1}</b> of {pages}
      </Typography>
      {turn('Next page', page + 1, 'm6 4 4 4-4 4')}
    </Box>
  );
}
