import { listSettingsChanges } from '../siteSettings/siteSettings';
import { createSampleSiteSettings } from '../siteSettings/siteSettings.sample';
import { dateToDay, subtractDays } from '../time/days';
import { putRecordActivity } from './activities';
import type { WorkspaceRecord } from './records';
import { toSampleDateTime, createSampleId } from './sampleIds.sample';
import { initialSettings } from './currentSettings';
import type { WorkspaceState } from './workspaceState';

type Activity = WorkspaceRecord<'activities'>;

/** Number of recent days for which the sample history contains the added partners and customers. */
const historyDays = 14;

/**
 * Returns the activities of the sample workspace: all added agencies and purchases, and the partners and customers that
 * were added in the last 14 days.
 */
export function createSampleActivityRecords(state: WorkspaceState, now: Date): Activity[] {
  const oldestDay = subtractDays(dateToDay(now), historyDays);
  const createContextAt = (time: string) => ({
    now: getEarlier(new Date(time), now),
    createId: () => 'unused',
    randomBytes: zeroBytes,
  });
  const isRecent = ({ dateAdded }: { dateAdded: string }) => dateAdded >= oldestDay;
  const addedPartners = [...state.partners.values()].filter(isRecent);
  const addedCustomers = [...state.customers.values()].filter(isRecent);
  const activities = [
    ...[...state.agencies.values()].map((agency) =>
      putRecordActivity(createContextAt(toSampleDateTime(agency.dateAdded)), 'added', 'agencies', [agency]),
    ),
    ...addedPartners.map((partner) =>
      putRecordActivity(createContextAt(toSampleDateTime(partner.dateAdded)), 'added', 'partners', [partner]),
    ),
    ...addedCustomers.map((customer) =>
      putRecordActivity(createContextAt(toSampleDateTime(customer.dateAdded)), 'added', 'customers', [customer]),
    ),
    ...[...state.purchases.values()].map((purchase) => {
      const { name, totalHexacodes: count } = purchase.tagPackage;
      const context = createContextAt(purchase.purchasedAt);
      return purchase.hexacodesGenerated
        ? putRecordActivity(context, 'bought', 'purchases', [purchase], { name, count, person: purchase.buyer })
        : putRecordActivity(context, 'added', 'purchases', [purchase]);
    }),
  ].map(({ put }) => put);
  return activities
    .sort((a, b) => Number(a.at > b.at) - Number(a.at < b.at))
    .map((activity, index) => ({ ...activity, id: createSampleId('activity', index) }));
}

/** Returns the two saves that led to the sample settings: one on the day `createdAt`, one on the day `updatedAt`. */
export function createSampleSettingsSaveRecords(now: Date): WorkspaceRecord<'settingsSaves'>[] {
  const { createdAt, updatedAt, ...values } = createSampleSiteSettings(dateToDay(now));
  const firstValues = { ...values, customUrl: 'https://www.example.com' };
  return [
    [createdAt, firstValues, listSettingsChanges(initialSettings, firstValues)] as const,
    [updatedAt, values, listSettingsChanges(firstValues, values)] as const,
  ].map(([day, savedValues, changes], index) => ({
    id: createSampleId('settings', index),
    revision: 0,
    at: new Date(toSampleDateTime(day)).toISOString(),
    values: savedValues,
    changes,
  }));
}

const zeroBytes = (count: number) => new Uint8Array(count);

/** Returns the earlier of two times. Before 10:00, today's sample activities would otherwise be in the future. */
const getEarlier = (a: Date, b: Date) => (a < b ? a : b);
