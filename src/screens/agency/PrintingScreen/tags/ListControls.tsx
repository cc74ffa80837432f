import Typography from '@mui/material/Typography';

import { CodeListField } from '~/components/printing/CodeListField/CodeListField';
import { FileDrop } from '~/components/inputs/FileDrop/FileDrop';
import { SegmentedChoice } from '~/components/inputs/SegmentedChoice/SegmentedChoice';
import { SelectField } from '~/components/inputs/SelectField/SelectField';
import { CodeFileCard } from '~/components/printing/CodeFileCard/CodeFileCard';
import { LineProblems } from '~/components/printing/LineProblems/LineProblems';
import { withText } from '~/domain/printing/codes/tagSource';
import type { ListEntries, ReadTable, ReadTags, SaidOfTable, SaidOfText } from '~/domain/printing/codes/tagSource';

import { SwitchRow } from '../controls/SwitchRow';
import { tagsCopy } from './TagControls.copy';
import type { PrintedTags } from './tags';

const copy = tagsCopy.list;

type ListRead = ReadTags & { source: 'list' };

/** Which column of a table holds the codes. */
function TableFields({ table, column, onChange }: ReadTable & { onChange: (said: SaidOfTable) => void }) {
  const columns = table.columns.map((one) => ({ value: String(one.index), label: copy.columnName(one) }));
  return (
    <>
      <SwitchRow label={copy.header} checked={table.hasHeader} onChange={(header) => onChange({ header })} />
      {(columns.length > 1 || column === undefined) && (
        <SelectField
          size="small"
          label={copy.column}
          value={column === undefined ? '' : String(column)}
          options={column === undefined ? [{ value: '', label: copy.noColumn }, ...columns] : columns}
          onChange={(value) => onChange(value === '' ? {} : { column: Number(value) })}
        />
      )}
    </>
  );
}

type TextFieldsProps = {
  text: string;
  read: ListRead;
  onText: (text: string) => void;
  onSay: (said: SaidOfText) => void;
};

/** Codes as text, and what the text is where it may be a table. */
function TextFields({ text, read, onText, onSay }: TextFieldsProps) {
  const { reads, table } = read;
  const { notes, ...pasted } = copy.pasted;
  return (
    <>
      <CodeListField label={copy.codes} value={text} helperText={copy.codesNote} onChange={onText} />
      {reads && <SegmentedChoice {...pasted} value={reads} onChange={(as) => onSay({ as })} />}
      <Typography
        role="status"
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', '&:empty': { position: 'absolute' } }}
      >
        {reads === 'table' && table ? notes.table(table.columns.length) : reads && notes.list}
      </Typography>
    </>
  );
}

export type ListControlsProps = {
  tags: Pick<PrintedTags, 'entries' | 'onEntries' | 'onFile' | 'refusal'>;
  read: ListRead;
};

/** Codes that a person brings along: as text or in a file. */
export function ListControls({ tags, read }: ListControlsProps) {
  const { entries, onEntries, onFile, refusal } = tags;
  const { list } = entries;
  const put = (next: ListEntries) => onEntries({ ...entries, list: next });
  const sayOfText = (said: SaidOfText) => put({ ...list, pasted: { ...list.pasted, ...said } });
  return (
    <FileDrop onFile={onFile}>
      <SegmentedChoice {...copy.from} value={list.from} onChange={(from) => put({ ...list, from })} />
      {list.from === 'text' ? (
        <TextFields text={list.text} read={read} onText={(text) => put(withText(list, text))} onSay={sayOfText} />
      ) : (
        <CodeFileCard file={list.file} refusal={refusal} onFile={onFile} />
      )}
      {read.table && (
        <TableFields
          table={read.table}
          column={read.column}
          onChange={list.from === 'text' ? sayOfText : (said) => put({ ...list, ...said })}
        />
      )}
      <LineProblems codes={read.codes} problems={read.problems} />
    </FileDrop>
  );
}
