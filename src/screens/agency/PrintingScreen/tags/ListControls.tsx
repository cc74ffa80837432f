import Typography from '@mui/material/Typography';

import { CodeListField } from '~/components/printing/CodeListField/CodeListField';
import { FileDropZone } from '~/components/inputs/FileDropZone/FileDropZone';
import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import { SelectField } from '~/components/inputs/SelectField/SelectField';
import { CodeListFileCard } from '~/components/printing/CodeListFileCard/CodeListFileCard';
import { LineProblems } from '~/components/printing/LineProblems/LineProblems';
import { openListWorkbookSheet, replacePastedText } from '~/domain/printing/codes/tagSource';
import type {
  ListSourceSettings,
  TableWithCodeColumn,
  TagSourceResult,
  TableOptions,
  TextOptions,
} from '~/domain/printing/codes/tagSource';

import { SwitchRow } from '../shared/SwitchRow';
import type { TagsToPrint } from '../controller/usePrinting';
import { tagSourceCopy } from './tags.copy';

const copy = tagSourceCopy.list;

type ListTagsResult = TagSourceResult & { source: 'list' };

/** Fields for a table: a switch for the header line, and a select for the column that contains the codes. */
function TableFields({ table, column, onChange }: TableWithCodeColumn & { onChange: (options: TableOptions) => void }) {
  const columns = table.columns.map((option) => ({ value: String(option.index), label: copy.columnName(option) }));
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

/** Select for the sheet of a workbook. Not shown if the file has only one sheet. */
function SheetField({ list, onChange }: { list: ListSourceSettings; onChange: (list: ListSourceSettings) => void }) {
  const { sheets = [], sheet } = list.file ?? {};
  if (sheets.length < 2) return null;
  return (
    <SelectField
      size="small"
      label={copy.sheet}
      value={String(sheet)}
      options={sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
      onChange={(value) => onChange(openListWorkbookSheet(list, Number(value)))}
    />
  );
}

type PastedTextFieldsProps = {
  text: string;
  readResult: ListTagsResult;
  onTextChange: (text: string) => void;
  onOptionsChange: (options: TextOptions) => void;
};

/** Field for pasted codes. If the text looks like a table, the user chooses if it is a table or a list of codes. */
function PastedTextFields({ text, readResult, onTextChange, onOptionsChange }: PastedTextFieldsProps) {
  const { readAs, table } = readResult;
  const { notes, ...choiceProps } = copy.pasted;
  return (
    <>
      <CodeListField label={copy.codes} value={text} helperText={copy.codesNote} onChange={onTextChange} />
      {readAs && (
        <SegmentedControl {...choiceProps} value={readAs} onChange={(choice) => onOptionsChange({ readAs: choice })} />
      )}
      <Typography
        role="status"
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', '&:empty': { position: 'absolute' } }}
      >
        {readAs === 'table' && table ? notes.table(table.columns.length) : readAs && notes.list}
      </Typography>
    </>
  );
}

export type ListControlsProps = {
  tags: Pick<TagsToPrint, 'entries' | 'onChange' | 'onChooseFile' | 'rejectedFile'>;
  readResult: ListTagsResult;
};

/** Fields for codes from a pasted text or a file. */
export function ListControls({ tags, readResult }: ListControlsProps) {
  const { entries, onChange, onChooseFile, rejectedFile } = tags;
  const { list } = entries;
  const changeList = (newList: ListSourceSettings) => onChange({ ...entries, list: newList });
  const changeTextOptions = (options: TextOptions) => changeList({ ...list, pasted: { ...list.pasted, ...options } });
  return (
    <FileDropZone onChooseFile={onChooseFile}>
      <SegmentedControl {...copy.from} value={list.from} onChange={(from) => changeList({ ...list, from })} />
      {list.from === 'text' ? (
        <PastedTextFields
          text={list.text}
          readResult={readResult}
          onTextChange={(text) => changeList(replacePastedText(list, text))}
          onOptionsChange={changeTextOptions}
        />
      ) : (
        <>
          <CodeListFileCard file={list.file} rejectedFile={rejectedFile} onChooseFile={onChooseFile} />
          <SheetField list={list} onChange={changeList} />
        </>
      )}
      {readResult.table && (
        <TableFields
          table={readResult.table}
          column={readResult.column}
          onChange={list.from === 'text' ? changeTextOptions : (options) => changeList({ ...list, ...options })}
        />
      )}
      <LineProblems codes={readResult.codes} problems={readResult.problems} />
    </FileDropZone>
  );
}
