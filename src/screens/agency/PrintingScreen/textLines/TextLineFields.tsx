import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import { SelectField } from '~/components/inputs/SelectField/SelectField';
import { TextField } from '~/components/inputs/TextField/TextField';
import { ColourField } from '~/components/printing/ColourField/ColourField';
import { formatWithUnit } from '~/domain/number/formatNumber';
import { limits } from '~/domain/printing/settings/limits';
import type { Size } from '~/domain/printing/settings/paper';
import { maxLineLength, mmPerPoint } from '~/domain/printing/settings/textLine';
import type { TextLine } from '~/domain/printing/settings/textLine';
import { capHeightRatio } from '~/domain/printing/text/layOutLine';

import { FieldRow } from '../shared/FieldRow';
import { PositionFields } from '../shared/PositionFields';
import { SwitchRow } from '../shared/SwitchRow';
import { InsertPlaceholderButton } from './InsertPlaceholderButton';
import { textLinesCopy as copy } from './textLines.copy';

export type TextLineFieldsProps = {
  line: TextLine;
  design: Size;
  placeholderNames: readonly string[];
  /** True if the text has placeholders of list columns. Their cells can be empty, so the fallback field is shown. */
  canHaveEmptyPlaceholders: boolean;
  /** True for a line that was just added. Its text field then gets the focus. */
  isNew: boolean;
  onChange: (changes: Partial<TextLine>) => void;
};

export function TextLineFields({
  line,
  design,
  placeholderNames,
  canHaveEmptyPlaceholders,
  isNew,
  onChange,
}: TextLineFieldsProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const caretRef = useRef<number>(undefined);
  const hasFocusedRef = useRef(!isNew);

  function focusNewText(input: HTMLInputElement | null) {
    inputRef.current = input;
    if (!input || hasFocusedRef.current) return;
    hasFocusedRef.current = true;
    input.focus();
    input.select();
  }

  function insertPlaceholder(name: string) {
    const { selectionStart, selectionEnd } = inputRef.current ?? {};
    const [start, end] = [selectionStart ?? line.text.length, selectionEnd ?? line.text.length];
    const placeholder = `{${name}}`;
    const text = `${line.text.slice(0, start)}${placeholder}${line.text.slice(end)}`;
    if (text.length > maxLineLength) return;
    caretRef.current = start + placeholder.length;
    onChange({ text });
  }

  return (
    <>
      <TextField
        label={copy.text}
        size="small"
        value={line.text}
        inputRef={focusNewText}
        autoComplete="off"
        slotProps={{ input: { maxLength: maxLineLength } }}
        onChange={(text) => onChange({ text })}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <InsertPlaceholderButton
          placeholderNames={placeholderNames}
          onInsert={insertPlaceholder}
          onInserted={() => {
            inputRef.current?.focus();
            if (caretRef.current !== undefined) inputRef.current?.setSelectionRange(caretRef.current, caretRef.current);
          }}
        />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {copy.insertNote}
        </Typography>
      </Box>
      {canHaveEmptyPlaceholders && (
        <TextField
          label={copy.fallback}
          size="small"
          value={line.fallback}
          autoComplete="off"
          slotProps={{ input: { maxLength: maxLineLength } }}
          onChange={(fallback) => onChange({ fallback })}
        />
      )}
      <FieldRow>
        <SelectField
          size="small"
          label={copy.font}
          value={line.font}
          options={copy.fonts}
          onChange={(font) => onChange({ font })}
        />
        <SelectField
          size="small"
          label={copy.weight}
          value={line.weight}
          options={copy.weights}
          onChange={(weight) => onChange({ weight })}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          label={copy.size}
          value={line.size}
          limits={limits.textSize}
          convertedValue={formatWithUnit(line.size * mmPerPoint * capHeightRatio, 'mm', 1)}
          onChange={(size) => onChange({ size })}
        />
        <ColourField label={copy.colour} value={line.colour} onChange={(colour) => onChange({ colour })} />
      </FieldRow>
      <SegmentedControl
        label={copy.align}
        value={line.align}
        options={copy.alignments}
        onChange={(align) => onChange({ align })}
      />
      <PositionFields position={line} design={design} onChange={onChange} />
      <FieldRow>
        <NumberField
          label={copy.width}
          value={line.width}
          limits={limits.textWidth}
          onChange={(width) => onChange({ width })}
        />
      </FieldRow>
      <SwitchRow label={copy.shrink} checked={line.shrink} onChange={(shrink) => onChange({ shrink })} />
    </>
  );
}
