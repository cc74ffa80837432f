import { product } from '~/domain/brand';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { optionsOf } from '~/domain/options';
import type { Option } from '~/domain/options';
import {
  assignerChoiceLabels,
  customizationChoiceLabels,
  statusChoiceLabels,
  tagDayChoiceLabels,
  utilityChoiceLabels,
} from '~/domain/tag/agencyTag';

import type { CodeFormat, DownloadOutcome, ShareOutcome } from './codeOutcome';

export const tagsCopy = {
  title: product.plural,
  noun: product.plural,
  empty: emptyMessages.tags,
  search: `Search ${product.plural}`,
  filters: {
    status: { label: 'Status', options: optionsOf(statusChoiceLabels) },
    utility: { label: 'Utility', options: optionsOf(utilityChoiceLabels) },
    customization: { label: 'Customization completed', options: optionsOf(customizationChoiceLabels) },
    assignedAt: { label: 'Assigned at', options: optionsOf(tagDayChoiceLabels) },
    activatedAt: { label: 'Activated at', options: optionsOf(tagDayChoiceLabels) },
    assigner: { label: 'Assigner type', options: optionsOf(assignerChoiceLabels) },
  },
  hexacode: 'Hexacode',
  utility: 'Utility',
  status: 'Status',
  assigned: 'Is assigned',
  customization: 'Customization completed',
  assigner: 'Assigner',
  assignedAt: 'Assigned at',
  activatedAt: 'Activated at',
  assignedTo: 'Assigned to',
  actions: 'Actions',
  utilityIs: (state: string) => `Utility ${state.toLowerCase()}`,
  print: 'Print selected',
  code: {
    open: (hexacode: string) => `QR code of ${hexacode}`,
    show: 'QR code',
    close: 'Close the QR code',
    picture: (address: string) => `QR code that leads to ${address}`,
    note: 'Scan the QR with a phone before printing.',
    download: 'Download',
    format: 'File format',
    formats: [
      { value: 'png', label: 'PNG picture' },
      { value: 'svg', label: 'SVG drawing' },
    ] satisfies Option<CodeFormat>[],
    share: 'Share',
    downloadOutcomes: {
      saved: 'The file is in your downloads.',
      failed: 'The file could not be made. Try the other format.',
    } satisfies Record<DownloadOutcome, string>,
    shareOutcomes: {
      shared: 'Shared.',
      copied: 'The link is copied.',
      dismissed: '',
      failed: 'The link could not be copied. Select the address above and copy it.',
    } satisfies Record<ShareOutcome, string>,
  },
};
