import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

export type TaskFact = { label: string; value: string };

export type TaskDescriptionListProps = { facts: readonly TaskFact[] };

/** A list of labels and values, which describe a task or its result. */
export function TaskDescriptionList({ facts }: TaskDescriptionListProps) {
  return (
    <Box component="dl" sx={factsStyles}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Box>
  );
}

const factsStyles = {
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    paddingBlock: 1,
    typography: 'body2',
  },
  '& > div + div': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& dt': { color: 'text.secondary' },
  '& dd': {
    margin: 0,
    fontWeight: 600,
    color: 'text.primary',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
} satisfies SxProps<Theme>;
