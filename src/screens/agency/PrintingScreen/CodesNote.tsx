import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import type { TagsPart } from '~/domain/printing/chosenTags';

import type { PrintState } from './PrintingHead';
import { printingCopy as copy } from './PrintingScreen.copy';

/** The tags that were chosen for printing, and the ways on from them. */
export type ChosenTags = {
  tags: TagsPart;
  onPart: (part: number) => void;
  /** Goes back to the sample series. */
  onDrop: () => void;
};

export type CodesNoteProps = { chosen: ChosenTags | undefined; copies: number; state: PrintState };

/** Whose codes come out, beside the button that prints them. */
export function CodesNote({ chosen, copies, state }: CodesNoteProps) {
  const resting = chosen ? copy.chosen.note(chosen.tags, copies) : copy.sampleNote;
  return (
    <Box sx={{ flex: { xs: '1 1 0', md: '0 1 auto' }, minInlineSize: 0 }}>
      <Typography
        variant="caption"
        component="p"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600, color: 'text.primary' }}
      >
        <FinderPattern size={11} colour={chosen ? 'primary.main' : 'warning.main'} />
        {chosen ? copy.chosen.tags(chosen.tags) : copy.sampleCodes}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {state === 'preparing' ? copy.preparing : resting}
        </Typography>
        {chosen && chosen.tags.parts > 1 && (
          <Way
            words={copy.chosen.part(chosen.tags)}
            onPress={() => chosen.onPart((chosen.tags.part + 1) % chosen.tags.parts)}
          />
        )}
        {chosen && <Way words={copy.chosen.drop} onPress={chosen.onDrop} />}
      </Box>
    </Box>
  );
}

function Way({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <Link component="button" type="button" variant="caption" onClick={onPress} sx={{ minBlockSize: 24 }}>
      {words}
    </Link>
  );
}
