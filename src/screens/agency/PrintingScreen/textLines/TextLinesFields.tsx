import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import PlusIcon from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';

import { changeTextLine } from '~/domain/printing/checks/issues';
import { createTextLine, maxTextLines, moveTextLine } from '~/domain/printing/settings/textLine';
import type { TextLine } from '~/domain/printing/settings/textLine';

import type { TextLinesState } from '../controller/useTextLines';
import type { PrintSettingsFieldsProps } from '../shared/printSettingsFieldsProps';
import { TextLineActions } from './TextLineActions';
import { TextLineChoice } from './TextLineChoice';
import { TextLineFields } from './TextLineFields';
import { textLinesCopy as copy } from './textLines.copy';

export type TextLinesFieldsProps = PrintSettingsFieldsProps & {
  text: Pick<TextLinesState, 'hasFailed' | 'retry' | 'names' | 'canHaveEmptyPlaceholders' | 'selected' | 'onSelect'>;
};

/** Fields of the text lines. The user chooses a line, and edits it in the fields below. */
export function TextLinesFields({ settings, onChange, text }: TextLinesFieldsProps) {
  const { textLines, design } = settings;
  const { selected, onSelect } = text;
  const [addedIndex, setAddedIndex] = useState<number>();
  const addButtonRef = useRef<HTMLButtonElement>(null);
  const line = textLines[selected];
  const changeLines = (lines: TextLine[]) => onChange({ ...settings, textLines: lines });

  function addLine() {
    changeLines([...textLines, createTextLine(design, textLines)]);
    onSelect(textLines.length);
    setAddedIndex(textLines.length);
  }
  function moveLine(newIndex: number) {
    changeLines(moveTextLine(textLines, selected, newIndex));
    onSelect(newIndex);
    setAddedIndex(undefined);
  }
  function removeLine() {
    changeLines(textLines.filter((_, index) => index !== selected));
    onSelect(Math.max(0, selected - 1));
    setAddedIndex(undefined);
    // Moves the focus, since the clicked button disappears or now removes another line.
    addButtonRef.current?.focus();
  }
  return (
    <>
      {text.hasFailed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={text.retry}>
              {copy.retry}
            </Button>
          }
        >
          {copy.notLoaded}
        </Alert>
      )}
      {!line && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {copy.intro}
        </Typography>
      )}
      {textLines.length > 1 && <TextLineChoice lines={textLines} selected={selected} onSelect={onSelect} />}
      {line && (
        <TextLineFields
          key={selected}
          line={line}
          design={design}
          names={text.names}
          canBeEmpty={text.canHaveEmptyPlaceholders(line.text)}
          isNew={addedIndex === selected}
          onChange={(changes) => changeLines(changeTextLine(textLines, { line: selected, change: changes }))}
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Button
          ref={addButtonRef}
          size="small"
          variant="outlined"
          startIcon={<PlusIcon size={14} />}
          disabled={textLines.length >= maxTextLines}
          onClick={addLine}
          sx={{ marginInlineEnd: 'auto' }}
        >
          {copy.add}
        </Button>
        {line && (
          <TextLineActions line={selected} lineCount={textLines.length} onMove={moveLine} onRemove={removeLine} />
        )}
      </Box>
      {textLines.length >= maxTextLines && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {copy.full}
        </Typography>
      )}
    </>
  );
}
