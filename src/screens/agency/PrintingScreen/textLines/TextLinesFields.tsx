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
  textLinesState: Pick<
    TextLinesState,
    'hasFailed' | 'retry' | 'placeholderNames' | 'canHaveEmptyPlaceholders' | 'selectedIndex' | 'onSelect'
  >;
};

/** Fields of the text lines. The user chooses a line, and edits it in the fields below. */
export function TextLinesFields({ settings, onChange, textLinesState }: TextLinesFieldsProps) {
  const { textLines, design } = settings;
  const { selectedIndex, onSelect } = textLinesState;
  const [addedIndex, setAddedIndex] = useState<number>();
  const addButtonRef = useRef<HTMLButtonElement>(null);
  const line = textLines[selectedIndex];
  const changeLines = (lines: TextLine[]) => onChange({ ...settings, textLines: lines });

  function addLine() {
    changeLines([...textLines, createTextLine(design, textLines)]);
    onSelect(textLines.length);
    setAddedIndex(textLines.length);
  }
  function moveLine(newIndex: number) {
    changeLines(moveTextLine(textLines, selectedIndex, newIndex));
    onSelect(newIndex);
    setAddedIndex(undefined);
  }
  function removeLine() {
    changeLines(textLines.filter((_, index) => index !== selectedIndex));
    onSelect(Math.max(0, selectedIndex - 1));
    setAddedIndex(undefined);
    // Moves the focus, since the clicked button disappears with the last line, or would now remove a different line.
    addButtonRef.current?.focus();
  }
  return (
    <>
      {textLinesState.hasFailed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={textLinesState.retry}>
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
      {textLines.length > 1 && <TextLineChoice lines={textLines} selectedIndex={selectedIndex} onSelect={onSelect} />}
      {line && (
        <TextLineFields
          key={selectedIndex}
          line={line}
          design={design}
          placeholderNames={textLinesState.placeholderNames}
          canHaveEmptyPlaceholders={textLinesState.canHaveEmptyPlaceholders(line.text)}
          isNew={addedIndex === selectedIndex}
          onChange={(changes) => changeLines(changeTextLine(textLines, { lineIndex: selectedIndex, change: changes }))}
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
          <TextLineActions
            lineIndex={selectedIndex}
            lineCount={textLines.length}
            onMove={moveLine}
            onRemove={removeLine}
          />
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
