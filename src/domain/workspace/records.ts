import * as z from 'zod';

import { listKeys } from '../selectOptions';
import { redirectTypeLabels, siteSettingsLabels } from '../siteSettings/siteSettings';
import {
  agencySchema,
  customerSchema,
  packageSchema,
  partnerSchema,
  purchaseSchema,
  tagSchema,
  utilitySchema,
} from './entityRecords';
import { baseFields, countSchema, idSchema, textSchema, utcTimeSchema } from './recordFields';

/*
 * Schemas of the records in a workspace. A storage validates records when it reads them, and every plan validates its
 * changes, so that nothing is stored that cannot be read again.
 */

/** Tables whose records users add, edit and delete. */
export const entityTables = [
  'agencies',
  'partners',
  'customers',
  'packages',
  'purchases',
  'tags',
  'utilities',
] as const;

const activityKinds = [
  ...(['added', 'updated', 'deleted', 'bought', 'generated', 'paid', 'cancelled'] as const),
  ...(['assigned', 'unassigned', 'activated', 'printed'] as const),
] as const;

/** An entry of the history. Activities are only added, never changed or removed. */
const activitySchema = z.object({
  ...baseFields,
  at: utcTimeSchema,
  kind: z.enum(activityKinds),
  /** True if the entry records that an earlier change of this kind was undone. */
  isUndo: z.boolean(),
  table: z.enum([...entityTables, 'settingsSaves']),
  /** Ids of the changed records, which may have been deleted later. */
  recordIds: z.array(idSchema),
  /** Name of the first changed record at the time of the change. If a package was bought, the name of the package. */
  name: textSchema,
  /** Number of changed records. If tags were bought or generated, the number of these tags. */
  count: countSchema,
  /** Name of another person or agency: to whom a tag was assigned, from whom it was taken, or who bought a package. */
  person: textSchema.optional(),
  /** Id of the agency whose portal shows the activity; undefined if only the back-office shows it. */
  agencyId: idSchema.optional(),
});

/** A save of the site settings with the saved values. The latest save has the current settings. */
const settingsSaveSchema = z.object({
  ...baseFields,
  at: utcTimeSchema,
  values: z.object({
    redirectType: z.enum(listKeys(redirectTypeLabels)),
    customUrl: textSchema,
    playStoreUrl: textSchema,
    appStoreUrl: textSchema,
  }),
  /** The settings that this save changed, with the values as displayed. */
  changes: z.array(z.object({ setting: z.enum(listKeys(siteSettingsLabels)), before: textSchema, after: textSchema })),
});

/**
 * A hexacode that a deleted or edited tag had; `id` is the hexacode in upper case. No other tag can get it, because
 * printed stickers may carry it.
 */
const retiredHexacodeSchema = z.object({
  ...baseFields,
  /**
   * Id of the tag whose hexacode was replaced by an edit. Only this tag can get the hexacode again, until the tag is
   * deleted. Undefined if the hexacode was retired by deleting its tag, or by an older version of the app.
   */
  tagId: idSchema.optional(),
  /** Id of the purchase for which the deleted tag was generated. The purchase may have been deleted later. */
  purchaseId: idSchema.optional(),
});

/** The number that a counter assigned last. Numbers are not assigned again after their record is deleted. */
const counterSchema = z.object({ ...baseFields, id: z.enum(['orderId', 'serialNumber']), last: countSchema });

/** Schemas of the records by table. */
const recordSchemas = {
  agencies: agencySchema,
  partners: partnerSchema,
  customers: customerSchema,
  packages: packageSchema,
  purchases: purchaseSchema,
  tags: tagSchema,
  utilities: utilitySchema,
  activities: activitySchema,
  settingsSaves: settingsSaveSchema,
  retiredHexacodes: retiredHexacodeSchema,
  counters: counterSchema,
} as const;

export type WorkspaceTable = keyof typeof recordSchemas;
export type EntityTable = (typeof entityTables)[number];

type RecordsByTable = { [Table in WorkspaceTable]: z.output<(typeof recordSchemas)[Table]> };
/** A record of the table with the name `Table`. */
export type WorkspaceRecord<Table extends WorkspaceTable> = RecordsByTable[Table];

/** Names of all tables. */
export const workspaceTables = listKeys(recordSchemas);

const schemas: { [Table in WorkspaceTable]: z.ZodType<WorkspaceRecord<Table>> } = recordSchemas;

/** Parses a stored value as a record of `table`; returns undefined if it is damaged. Removes unknown fields. */
export function parseRecord<Table extends WorkspaceTable>(
  table: Table,
  value: unknown,
): WorkspaceRecord<Table> | undefined {
  return schemas[table].safeParse(value).data;
}

/**
 * True if all fields of two records are equal. Comparing ids and revisions is not enough, since a restored backup can
 * contain a different record with the same revision.
 */
export function isSameRecord<Table extends WorkspaceTable>(
  table: Table,
  record: WorkspaceRecord<Table>,
  otherRecord: WorkspaceRecord<Table>,
): boolean {
  // Parsing puts the fields of both records in the same order.
  const serialize = (value: WorkspaceRecord<Table>) => JSON.stringify(parseRecord(table, value));
  return record === otherRecord || serialize(record) === serialize(otherRecord);
}

/**
 * Returns the name of the first field that the schema of `table` rejects; undefined if the record is valid, and '' if
 * the value is not an object.
 */
export function findInvalidField(table: WorkspaceTable, record: unknown): string | undefined {
  const issue = schemas[table].safeParse(record).error?.issues[0];
  return issue && String(issue.path[0] ?? '');
}
