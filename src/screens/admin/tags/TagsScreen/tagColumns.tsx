import type { Column } from '~/components/data/column';
import { createDayColumn, createYesNoColumn } from '~/components/data/DataTable/sharedColumns';
import { LazyStoredPicture } from '~/components/data/StoredPicture/LazyStoredPicture';
import { UrlText } from '~/components/data/UrlText/UrlText';
import { fieldLabels } from '~/domain/fieldLabels';
import { formatOwner } from '~/domain/tag/generatedTag';
import type { GeneratedTag, generatedTagSortKeys } from '~/domain/tag/generatedTag';

import { tagsCopy as copy } from './TagsScreen.copy';

type DetailTextKey = 'packagePurchase' | 'qrCodeUrl' | 'defaultRedirectUrl';
type DetailPictureKey = 'qrCodeFile' | 'barcodeImage';

const createDetailColumn = <Id extends DetailTextKey>(id: Id): Column<GeneratedTag, Id> => ({
  id,
  header: fieldLabels[id],
  text: (tag) => tag[id] ?? '',
  isDetailOnly: true,
});

const createUrlColumn = <Id extends DetailTextKey>(id: Id): Column<GeneratedTag, Id> => ({
  ...createDetailColumn(id),
  cell: (tag) => <UrlText url={tag[id] ?? ''} />,
  isCopyable: true,
});

const createPictureColumn = <Id extends DetailPictureKey>(id: Id): Column<GeneratedTag, Id> => ({
  id,
  header: fieldLabels[id],
  text: (tag) => tag[id]?.name ?? '',
  cell: ({ [id]: file }) => file && <LazyStoredPicture file={file} />,
  isDetailOnly: true,
});

export const tagColumns: readonly Column<
  GeneratedTag,
  keyof typeof generatedTagSortKeys | DetailTextKey | DetailPictureKey
>[] = [
  { id: 'hexacode', header: fieldLabels.hexacode, text: ({ hexacode }) => hexacode, isCopyable: true },
  {
    id: 'serialNumber',
    header: fieldLabels.serialNumber,
    text: ({ serialNumber }) => serialNumber,
    isCopyable: true,
    hiddenBelow: 'lg',
  },
  { id: 'owner', header: copy.owner.label, text: formatOwner, isFlexible: true },
  { id: 'partner', header: fieldLabels.partner, text: ({ partner }) => partner, isFlexible: true, hiddenBelow: '51em' },
  createYesNoColumn('isAssigned', fieldLabels.isAssigned),
  createYesNoColumn('isPrinted', fieldLabels.isPrinted),
  createDayColumn('createdAt', fieldLabels.createdAt),
  { ...createDetailColumn('packagePurchase'), isCopyable: true },
  createPictureColumn('qrCodeFile'),
  createUrlColumn('qrCodeUrl'),
  createPictureColumn('barcodeImage'),
  createUrlColumn('defaultRedirectUrl'),
];
