import Button from '@mui/material/Button';
import PrinterIcon from 'lucide-react/icons/printer';
import TagIcon from 'lucide-react/icons/tag';

import { useSelection } from '~/components/data/DataTable/useSelection';
import type { ListScreenProps } from '~/components/data/listController';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { SelectionBar } from '~/components/data/SelectionBar/SelectionBar';
import type { AgencyTag, AgencyTagQuery } from '~/domain/tag/agencyTag';

import type { CodeActions } from './codeActions';
import { TagActions } from './TagActions';
import type { SelectionActions } from './TagActions';
import { TagCard } from './TagCard';
import { TagCodeButton } from './TagCodeButton';
import { tagColumns, tagColumnsWithPrinted } from './tagColumns';
import { TagFilters } from './TagFilters';
import { tagsCopy as copy } from './TagsScreen.copy';
import { useAssignDialog } from './useAssignDialog';

export type TagsScreenProps = CodeActions<AgencyTag> &
  SelectionActions &
  Omit<ListScreenProps<AgencyTag, AgencyTagQuery>, 'onAdd'> & {
    /** Start of the URLs in the codes, such as 'https://tag.example.com'. */
    tagBaseUrl: string;
    /** Opens the printing screen for the selected tags, or for one tag. The tags are in the order of the list. */
    onPrint: (tags: readonly AgencyTag[]) => void;
    /** True to show which tags are printed, with a filter for them. The sample data does not record this. */
    showsPrinted?: boolean;
  };

export function TagsScreen(props: TagsScreenProps) {
  const { list, details, tagBaseUrl, onEdit, onDelete, onPrint, onDownload, onShare, onCopy } = props;
  const { assignOptions, changeOptions, showsPrinted = false } = props;
  const { selection, selectedCount, hiddenCount, findSelectedRows, onClear } = useSelection(
    list,
    ({ hexacode }) => hexacode,
  );
  const { dialog, openAssignDialog } = useAssignDialog(assignOptions);
  const renderCodeButton = (tag: AgencyTag) => (
    <TagCodeButton tag={tag} tagBaseUrl={tagBaseUrl} onDownload={onDownload} onShare={onShare} onCopy={onCopy} />
  );
  return (
    <ListLayout
      action={dialog}
      copy={copy}
      list={list}
      columns={showsPrinted ? tagColumnsWithPrinted : tagColumns}
      filters={<TagFilters list={list} showsPrinted={showsPrinted} />}
      selectionBar={
        selectedCount + hiddenCount > 0 && (
          <SelectionBar
            selectedCount={selectedCount}
            hiddenCount={hiddenCount}
            matchingCount={list.matchCount}
            totalCount={list.totalCount}
            onClear={onClear}
          >
            <TagActions
              findSelectedTags={findSelectedRows}
              onOpenAssignDialog={openAssignDialog}
              changeOptions={changeOptions}
            />
            <Button
              variant="contained"
              size="small"
              startIcon={<PrinterIcon size="1em" />}
              onClick={() => void findSelectedRows().then(onPrint)}
            >
              {copy.print}
            </Button>
          </SelectionBar>
        )
      }
      selection={selection}
      details={details}
      rowIcon={TagIcon}
      rowActions={{
        header: copy.actions,
        getRowName: ({ hexacode }) => hexacode,
        renderMoreButtons: renderCodeButton,
        onEdit,
        onDelete,
      }}
      renderPanelButtons={(tag) => (
        <>
          <Button variant="outlined" startIcon={<PrinterIcon size="1em" />} onClick={() => onPrint([tag])}>
            {copy.printOne}
          </Button>
          {renderCodeButton(tag)}
        </>
      )}
      renderCard={(tag) => <TagCard tag={tag} showsPrinted={showsPrinted} />}
    />
  );
}
