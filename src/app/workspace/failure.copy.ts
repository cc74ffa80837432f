import { product } from '~/domain/brand';
import { fieldLabels } from '~/domain/fieldLabels';
import { formatCount } from '~/domain/number/amounts';
import type { RunPlanResult } from '~/domain/workspace/workspace';
import { maxTagsPerPackage } from '~/domain/workspace/entityRecords';
import { formatRecordCount, recordNames } from '~/domain/workspace/recordNames';
import type { StorageFailure } from '~/domain/workspace/storage';
import type { Duplicate } from '~/domain/workspace/uniqueFields';

export type RunPlanFailure = Extract<RunPlanResult, { ok: false }>['reason'];

const storageMessages: Record<StorageFailure, string> = {
  full: "The browser's storage is full, so nothing was saved. Free up space on this device, then try again.",
  blocked:
    "The browser doesn't let this site store data, so nothing was saved. Allow it in the settings, then try again.",
  'newer-version': `${product.name} was updated in another tab, so nothing was saved here. Copy any text that you need, then reload the page.`,
  deleted:
    'Your workspace was deleted, for example in another tab, so nothing was saved. Copy any text that you need, then reload the page.',
  closed:
    'The browser closed its storage, so nothing was saved. If this device is full, free up space. Then try again, or reload the page.',
};

const duplicateMessages: Record<Duplicate['field'], (value: string) => string> = {
  orderId: (value) => `Another package purchase has the order ID ${value}. Enter a different one.`,
  hexacode: (value) => `Another ${product.name} has the hexacode ${value}. Enter a different one.`,
  email: (value) =>
    `Another agency has the email ${value}, with which it signs in to its portal. Enter a different one.`,
  serialNumber: (value) => `Another ${product.name} has the serial number ${value}.`,
  retiredHexacode: (value) =>
    `The hexacode ${value} belonged to an ${product.name} that was deleted or changed. Enter a different one, because printed stickers may still carry it.`,
};

/** Messages for numbers that forms accept, but records in a workspace must not have. */
const numberLimitMessages: Readonly<Record<string, string>> = {
  totalHexacodes: `“${fieldLabels.totalHexacodes}” must be a whole number from 1 to ${formatCount(maxTagsPerPackage)}.`,
  price: `“${fieldLabels.price}” can't be below 0.`,
  amount: `“${fieldLabels.amount}” can't be below 0.`,
};

const getInvalidFieldMessage = (field: string) =>
  numberLimitMessages[field] ?? `The field “${field}” can't be saved as it is. Change it, then try again.`;

/** Returns the message that says why a change was not made. Most messages also say what to do next. */
export function getFailureMessage(failure: RunPlanFailure): string {
  switch (failure.kind) {
    case 'storage':
      return storageMessages[failure.reason];
    case 'not-found':
      return `This ${recordNames[failure.table].one} was deleted in the meantime.`;
    case 'changed-elsewhere':
      return 'Someone changed this in the meantime, for example in another tab. Open it again to see the latest version.';
    case 'duplicate':
      return duplicateMessages[failure.field](failure.value);
    case 'referenced':
      return `Other records still need it: ${failure.referrers.map(({ table, ids }) => formatRecordCount(table, ids.length)).join(', ')}.`;
    case 'missing-reference':
      return `The ${recordNames[failure.table].one} you entered doesn't exist. Choose another one.`;
    case 'invalid':
      return getInvalidFieldMessage(failure.field);
    case 'not-active':
      return 'This package is no longer sold. Choose another one.';
    case 'unknown-buyer':
      return `None of your ${recordNames[failure.table].many} is named “${failure.buyer}”. Check the spelling, or add the ${recordNames[failure.table].one} first.`;
    case 'ambiguous-buyer':
      return `Several ${recordNames[failure.table].many} are named “${failure.buyer}”. Give them different names before you generate ${product.plural}.`;
    case 'already-generated':
      return `The ${product.plural} of this purchase have been generated, so its package and their number can't change.`;
    case 'cancelled':
      return 'Cancelled. Nothing was saved.';
  }
}
