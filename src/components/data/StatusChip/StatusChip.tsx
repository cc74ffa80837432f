import Box from '@mui/material/Box';

export type StatusTone = 'ok' | 'warn' | 'bad' | 'idle' | 'news';

export type StatusChipProps = {
  label: string;
  /** The colour adds to the word and the shape of the mark; it never stands for them. */
  tone: StatusTone;
};

/** A status in a word: a solid mark for what is done or decided, a ring for what is still open. */
export function StatusChip({ label, tone }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={(theme) => {
        const { tone: colours, primary } = theme.vars.palette;
        const isOpen = tone === 'idle' || tone === 'warn';
        const [text, ground] = {
          ok: [colours.ok, colours.okSoft],
          warn: [colours.warn, colours.warnSoft],
          bad: [colours.bad, colours.badSoft],
          idle: [colours.muted, colours.idleSoft],
          news: [primary.main, colours.primarySoft],
        }[tone];
        return {
          ...theme.typography.caption,
          display: 'inline-flex',
          alignItems: 'center',
          gap: '6px',
          minBlockSize: 24,
          paddingInline: '8px 10px',
          borderRadius: 99,
          fontWeight: 600,
          whiteSpace: 'nowrap',
          verticalAlign: 'middle',
          color: text,
          backgroundColor: ground,
          '&::before': {
            content: '""',
            inlineSize: 7,
            blockSize: 7,
            boxSizing: 'border-box',
            border: '1.5px solid currentColor',
            ...(isOpen ? {} : { backgroundColor: 'currentColor' }),
          },
          // Grounds are taken away where the system chooses the colours, and solid marks with them.
          '@media (forced-colors: active)': {
            border: '1px solid',
            ...(isOpen ? {} : { '&::before': { backgroundColor: 'CanvasText' } }),
          },
        };
      }}
    >
      {label}
    </Box>
  );
}
