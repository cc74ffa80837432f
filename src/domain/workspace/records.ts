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
 * Schemas of the records that a workspace keeps. A storage checks records with them when it reads, and every plan
 * checks its changes with them, so that nothing is stored that could not be read again.
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
  /** The records that were changed. They may have been deleted since. */
  recordIds: z.array(idSchema),
  /** Name of the first changed record at that time; of the package, if a package was bought. */
  name: textSchema,
  /** Number of changed records. If tags were bought or generated, the number of these tags. */
  count: countSchema,
  /** Name of another person or agency: to whom a tag was assigned, from whom it was taken, or who bought a package. */
  person: textSchema.optional(),
  /** The agency whose portal shows the activity; undefined if only the back-office shows it. */
  agencyId: idSchema.optional(),
});

/** A save of the site settings, with the values after it. The latest save has the current settings. */
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
 * A hexacode that a deleted or edited tag had, in upper case as `id`. No other tag can get it, because printed stickers
 * may carry it.
 */
const retiredHexacodeSchema = z.object({
  ...baseFields,
  /**
   * The edited tag, which can get its former hexacode again. It may have been deleted since. Undefined if the tag was
   * deleted, and for hexacodes that older versions retired.
   */
  tagId: idSchema.optional(),
  /** The purchase for which the deleted tag was generated. The purchase may have been deleted since. */
  purchaseId: idSchema.optional(),
});

/** The last number that was given out. Numbers are not given out again after their record is deleted. */
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
/** A record of a table. */
export type WorkspaceRecord<Table extends WorkspaceTable> = RecordsByTable[Table];

/** Names of all tables. */
export const workspaceTables = listKeys(recordSchemas);

const schemas: { [Table in WorkspaceTable]: z.ZodType<WorkspaceRecord<Table>> } = recordSchemas;

/** Returns a stored value as a record of `table`; undefined if it is damaged. Removes unknown fields. */
export function parseRecord<Table extends WorkspaceTable>(
  table: Table,
  value: unknown,
): WorkspaceRecord<Table> | undefined {
  return schemas[table].safeParse(value).data;
}

/**
 * True if all fields of two records are equal. Comparing ids and revisions is not enough, since a restored backup can
 * contain another record with the same revision.
 */
export function isSameRecord<Table extends WorkspaceTable>(
  table: Table,
  record: WorkspaceRecord<Table>,
  other: WorkspaceRecord<Table>,
): boolean {
  // Parsed records have the same order of fields.
  const textOf = (value: WorkspaceRecord<Table>) => JSON.stringify(parseRecord(table, value));
  return record === other || textOf(record) === textOf(other);
}

/**
 * Returns the name of the first field that the schema of `table` rejects; undefined if the record is valid. Empty if the
 * value is no record at all.
 */
export function findInvalidField(table: WorkspaceTable, record: unknown): string | undefined {
  const issue = schemas[table].safeParse(record).error?.issues[0];
  return issue && String(issue.path[0] ?? '');
}
