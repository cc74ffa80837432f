import { product } from '~/domain/brand';
import { emptyListMessages } from '~/domain/lists/emptyListMessages';
import { formatCount } from '~/domain/number/amounts';
import { createSelectOptions } from '~/domain/selectOptions';
import type { Option } from '~/domain/selectOptions';
import {
  assignerFilterLabels,
  customizationFilterLabels,
  printedFilterLabels,
  statusFilterLabels,
  tagDayFilterLabels,
  utilityFilterLabels,
} from '~/domain/tag/agencyTag';

import type { CodeFormat, CodeDownloadOutcome, ShareOutcome } from './codeActions';

export const tagsCopy = {
  title: product.plural,
  noun: product.plural,
  entityName: product.name,
  emptyMessage: emptyListMessages.tags,
  emptyAdvice: `Buy a package to get your first ${product.plural}.`,
  searchLabel: `Search ${product.plural}`,
  filters: {
    status: { label: 'Status', options: createSelectOptions(statusFilterLabels) },
    utility: { label: 'Utility', options: createSelectOptions(utilityFilterLabels) },
    customization: { label: 'Customization completed', options: createSelectOptions(customizationFilterLabels) },
    printed: { label: 'Printed', options: createSelectOptions(printedFilterLabels) },
    assignedAt: { label: 'Assigned at', options: createSelectOptions(tagDayFilterLabels) },
    activatedAt: { label: 'Activated at', options: createSelectOptions(tagDayFilterLabels) },
    assigner: { label: 'Assigner type', options: createSelectOptions(assignerFilterLabels) },
  },
  assigner: 'Assigner',
  assignedTo: 'Assigned to',
  actions: 'Actions',
  notAssigned: 'Not assigned',
  print: 'Print selected',
  printOne: 'Print',
  assign: 'Assign',
  notChanged: `The ${product.plural} weren't changed`,
  menu: {
    open: 'More actions',
    openFor: `More actions for the selected ${product.plural}`,
    activate: 'Activate',
    unassign: 'Unassign',
    utility: (name: string) => `Utility: ${name}`,
    noUtility: 'Utility: none',
    customized: 'Mark as customized',
    notCustomized: 'Mark as not customized',
    printed: 'Mark as printed',
    notPrinted: 'Mark as not printed',
  },
  assignment: {
    title: (count: number) => `Assign ${formatCount(count)} ${count === 1 ? product.name : product.plural}`,
    label: 'Customer or email address',
    reassigned: (count: number) =>
      count === 1
        ? `1 ${product.name} is already assigned. It will be reassigned.`
        : `${formatCount(count)} ${product.plural} are already assigned. They will be reassigned.`,
    invalid: 'Choose a customer or enter an email address.',
    clear: 'Clear',
    failed: 'Something went wrong. Try again.',
  },
  code: {
    open: (hexacode: string) => `QR code of ${hexacode}`,
    show: 'QR code',
    close: 'Close the QR code',
    picture: (url: string) => `QR code for ${url}`,
    note: 'Scan the QR with a phone before printing.',
    download: 'Download',
    format: 'File format',
    formats: [
      { value: 'png', label: 'PNG' },
      { value: 'svg', label: 'SVG' },
    ] satisfies Option<CodeFormat>[],
    copy: 'Copy the link',
    share: 'Share',
    downloadOutcomes: {
      saved: 'Saved to your downloads.',
      failed: "We couldn't create the file. Try the other format.",
    } satisfies Record<CodeDownloadOutcome, string>,
    shareOutcomes: {
      shared: 'Shared.',
      copied: 'Link copied.',
      dismissed: '',
      failed: "We couldn't copy the link. Select the address above and copy it.",
    } satisfies Record<ShareOutcome, string>,
  },
};
