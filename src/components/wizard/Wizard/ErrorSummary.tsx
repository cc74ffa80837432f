import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { wizardCopy as copy } from './Wizard.copy';
import type { Fault } from './wizardStep';
import { noteStyles } from '../DialogFrame/dialogStyles';

export type ErrorSummaryProps<Entry extends FieldValues> = {
  faults: readonly Fault<Entry>[];
  /** What is another object each time that the step has been looked at. */
  look: object;
  onGoToField: (field: FieldPath<Entry>) => void;
};

/**
 * All that is to be corrected in a step, each a way to its field. Announced when it comes, not while it shrinks; its
 * place is kept until the step is looked at again, so that no field moves while it is being corrected.
 */
export function ErrorSummary<Entry extends FieldValues>({ faults, look, onGoToField }: ErrorSummaryProps<Entry>) {
  const note = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState({ look, height: 0 });
  // What is at fault can come a moment after the look that found it.
  useLayoutEffect(() => {
    const height = note.current?.offsetHeight ?? 0;
    setKept((last) => (last.look === look && last.height >= height ? last : { look, height }));
  }, [look, faults.length]);
  const height = kept.look === look ? kept.height : 0;
  // Without a height of its own it must not have one of 0, which would let a low dialog press it together.
  const style = height > 0 ? { minHeight: height } : {};
  if (faults.length === 0) return height > 0 && <Box style={style} />;
  return (
    <Box style={style}>
      <Box ref={note} role="alert" aria-relevant="additions" tabIndex={-1} sx={noteStyles}>
        <AlertIcon size="1.25rem" />
        <Typography variant="subtitle2" component="h3" sx={{ color: 'error.main' }}>
          {copy.toCorrect(faults.length)}
        </Typography>
        <Box component="ul" sx={{ gridColumn: 2, listStyle: 'none', marginBlockStart: 0.5 }}>
          {faults.map(({ field, message }) => (
            <li key={field}>
              <Link
                component="button"
                type="button"
                variant="body2"
                color="text.primary"
                onClick={() => onGoToField(field)}
                sx={linkStyles}
              >
                {message}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const linkStyles = {
  paddingBlock: '3px',
  textAlign: 'start',
  textUnderlineOffset: '3px',
  textDecorationColor: 'currentcolor',
};
