import Box from '@mui/material/Box';

export type StatusTone = 'ok' | 'warn' | 'bad' | 'idle' | 'news';

export type StatusChipProps = {
  label: string;
  /** Sets the colours and the dot. The label must be clear without them. */
  tone: StatusTone;
};

/** Chip with a status and a coloured dot: outlined for 'idle' and 'warn', solid for the other tones. */
export function StatusChip({ label, tone }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={(theme) => {
        const { tone: colours, primary } = theme.vars.palette;
        const isOutlined = tone === 'idle' || tone === 'warn';
        const [textColour, backgroundColour] = {
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
          paddingInline: '7px 8px',
          borderRadius: 99,
          fontWeight: 600,
          whiteSpace: 'nowrap',
          verticalAlign: 'middle',
          color: textColour,
          backgroundColor: backgroundColour,
          '&::before': {
            content: '""',
            inlineSize: 7,
            blockSize: 7,
            borderRadius: 99,
            boxSizing: 'border-box',
            border: '1.5px solid currentColor',
            ...(isOutlined ? {} : { backgroundColor: 'currentColor' }),
          },
          // Forced colours mode removes backgrounds, so solid dots need a system colour.
          '@media (forced-colors: active)': {
            border: '1px solid',
            ...(isOutlined ? {} : { '&::before': { backgroundColor: 'CanvasText' } }),
          },
        };
      }}
    >
      {label}
    </Box>
  );
}
