import { CodeListField } from '~/components/inputs/CodeListField/CodeListField';
import { FileDrop } from '~/components/inputs/FileDrop/FileDrop';
import { SegmentedChoice } from '~/components/inputs/SegmentedChoice/SegmentedChoice';
import { SelectField } from '~/components/inputs/SelectField/SelectField';
import { CodeFileCard } from '~/components/printing/CodeFileCard/CodeFileCard';
import { LineProblems } from '~/components/printing/LineProblems/LineProblems';
import type { ListEntries, ReadTable, ReadTags } from '~/domain/printing/tagSource';

import { SwitchRow } from './SwitchRow';
import { tagsCopy } from './TagControls.copy';
import type { PrintedTags } from './tags';

const copy = tagsCopy.list;

type Change = (part: Partial<ListEntries>) => void;

/** Which column of a file holds the codes. */
function TableFields({ table, column, onChange }: ReadTable & { onChange: Change }) {
  const columns = table.columns.map((one) => ({ value: String(one.index), label: copy.columnName(one) }));
  return (
    <>
      <SwitchRow label={copy.header} checked={table.hasHeader} onChange={(header) => onChange({ header })} />
      <SelectField
        label={copy.column}
        value={column === undefined ? '' : String(column)}
        options={column === undefined ? [{ value: '', label: copy.noColumn }, ...columns] : columns}
        onChange={(value) => onChange(value === '' ? {} : { column: Number(value) })}
      />
    </>
  );
}

export type ListControlsProps = {
  tags: Pick<PrintedTags, 'entries' | 'onEntries' | 'onFile' | 'refusal'>;
  read: ReadTags & { source: 'list' };
};

/** Codes that a person brings along: as text or in a file. */
export function ListControls({ tags, read }: ListControlsProps) {
  const { entries, onEntries, onFile, refusal } = tags;
  const { list } = entries;
  const change: Change = (part) => onEntries({ ...entries, list: { ...list, ...part } });
  return (
    <FileDrop onFile={onFile}>
      <SegmentedChoice {...copy.from} value={list.from} onChange={(from) => change({ from })} />
      {list.from === 'text' ? (
        <CodeListField
          label={copy.codes}
          value={list.text}
          note={copy.codesNote}
          onChange={(text) => change({ text })}
        />
      ) : (
        <CodeFileCard file={list.file} refusal={refusal} onFile={onFile} />
      )}
      {read.table && <TableFields table={read.table} column={read.column} onChange={change} />}
      <LineProblems codes={read.codes} problems={read.problems} />
    </FileDrop>
  );
}
