import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import type { PrintState } from '../PrintingHead';
import { printingCopy } from '../PrintingScreen.copy';
import { tagsCopy } from './TagControls.copy';
import type { PrintedTags } from './tags';

export type CodesNoteProps = {
  tags: PrintedTags;
  copies: number;
  state: PrintState;
  /** Goes to where the tags are chosen. */
  onChoose: () => void;
};

const copy = tagsCopy.note;

/** Whose codes come out, beside the button that prints them, or why none do. */
export function CodesNote({ tags, copies, state, onChoose }: CodesNoteProps) {
  const { read, run, onPart, onDrop } = tags;
  const part = run.source === 'sample' ? undefined : run.part;
  const title = !part ? copy.sample : part.total === 0 ? copy.none : tagsCopy.value(read);
  const resting = part && (part.total === 0 ? copy.whyNone(read) : copy.run(part, copies));
  const words = state === 'preparing' ? printingCopy.preparing : resting;
  return (
    <Box sx={{ flex: { xs: '1 1 0', md: '0 1 auto' }, minInlineSize: 0 }}>
      <Typography
        variant="caption"
        component="p"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600, color: 'text.primary' }}
      >
        <FinderPattern size={11} colour={part && part.total > 0 ? 'primary.main' : 'warning.main'} />
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {words && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {words}
          </Typography>
        )}
        {part && part.parts > 1 && <Way words={copy.part(part)} onPress={() => onPart((part.part + 1) % part.parts)} />}
        {run.source === 'chosen' ? (
          <Way words={copy.drop} onPress={onDrop} />
        ) : (
          <Way words={part ? copy.change : copy.choose} onPress={onChoose} />
        )}
      </Box>
    </Box>
  );
}

function Way({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <Link
      component="button"
      type="button"
      variant="caption"
      onClick={onPress}
      sx={{ minBlockSize: 24, textAlign: 'start' }}
    >
      {words}
    </Link>
  );
}
