import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readOfficeChoice } from '~/domain/office/officeChoice';
import { noPrinters, putPrinter } from '~/domain/printing/calibration/printer';
import { createPreset } from '~/domain/printing/presets/printPreset';
import { readPresetFile, writePresetFile } from '~/domain/printing/presets/presetFile';
import { getGeometryKey } from '~/domain/printing/runs/partlyUsedSheet';
import { readRecordedRun } from '~/domain/printing/runs/recordedRun';
import { createRecordedRun } from '~/domain/printing/runs/recordedRun.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { sampleCars } from '~/domain/parking/car.sample';
import { serializeCars } from '~/domain/parking/car';
import { cookieConsent } from '~/domain/session/consent';
import { readEmail } from '~/domain/session/readEmail';
import { placeholderAuth, parseAuthCookie } from '~/domain/session/authCookie';
import { createLoginData, loginStorage } from '~/domain/session/loginData';
import * as storageKeys from '~/domain/storageKeys';

import { readDialogState } from '../lists/dialogState';
import { hasConsent } from './consentStorage';
import { createLastPrintSettingsStore } from './lastPrintSettingsStore';
import { createMemoryStorage } from './createMemoryStorage.sample';
import { createNamedListStore } from './namedListStore';
import { createParkedCarsStore } from './parkedCarsStore';
import { createPartlyUsedSheetsStore } from './partlyUsedSheetsStore';
import { portalAgencyStore } from './portalAgencyStore';
import { printersFormat } from './printersStore';
import { printPresetsFormat } from './printPresetsStore';
import { createPrintSelectionStore } from './printSelectionStore';
import { browserStorage } from './safeStorage';
import { createSessionStore, restoreSession } from './session';
import { tableViewsStore } from './tableViewsStore';

const printer = {
  name: 'Office laser',
  calibration: { dx: 0.5, dy: 0, sx: 1.01, sy: 1.01 },
  paper: { width: 210, height: 297 },
  measuredOn: '2026-06-15',
};
const preset = createPreset('Collar', defaultPrintSettings);

type StoredItem = {
  name: string;
  /** A stored text that the app has written. */
  validText: string;
  /** Restores a stored text, and returns the state without functions; undefined if there is none. */
  restore: (text: string) => unknown;
  /** Returns the text that the app stores for a state that `restore` has returned. */
  store: (state: unknown) => string;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const toVersionedText = (state: unknown) => JSON.stringify({ state, version: 1 });

/** Creates an item for the stored text `{ state, version }` of zustand's `persist`. */
const createPersistedItem = (
  name: string,
  state: unknown,
  key: string,
  open: (storage: Storage) => unknown,
): StoredItem => ({
  name,
  validText: toVersionedText(state),
  restore: async (text) => JSON.parse(JSON.stringify(await open(createMemoryStorage({ [key]: text })))) as unknown,
  store: toVersionedText,
});

const items: readonly StoredItem[] = [
  {
    name: 'the sign-in cookie',
    validText: JSON.stringify(placeholderAuth),
    restore: (text) => {
      const cookie = parseAuthCookie(text);
      return cookie.kind === 'signedIn' ? { token: cookie.token } : undefined;
    },
    store: JSON.stringify,
  },
  createPersistedItem('the session', createLoginData('owner@example.com'), loginStorage.key, async (storage) => {
    const store = createSessionStore(storage);
    await restoreSession(store);
    return { LoginData: store.getState().LoginData };
  }),
  createPersistedItem('the last print settings', { settings: defaultPrintSettings }, 'printsettings', (storage) =>
    createLastPrintSettingsStore(storage).getState(),
  ),
  createPersistedItem(
    'the partly used sheets',
    { sheets: [{ geometry: getGeometryKey(defaultPrintSettings), used: 3, printedAt: '2026-06-15T09:30:00.000Z' }] },
    storageKeys.partlyUsedSheetsKey,
    (storage) => ({ sheets: createPartlyUsedSheetsStore(storage).getState().sheets }),
  ),
  createPersistedItem(
    'the tags selected for printing',
    { hexacodes: ['5A3F0C00', '00000001'] },
    storageKeys.printSelectionKey,
    (storage) => ({
      hexacodes: createPrintSelectionStore(storage).getState().hexacodes,
    }),
  ),
  createPersistedItem(
    'the table views',
    { views: { agencies: { density: 'compact' } } },
    storageKeys.tableViewsKey,
    async (storage) => {
      tableViewsStore.setState({ views: {} });
      void browserStorage.setItem(storageKeys.tableViewsKey, storage.getItem(storageKeys.tableViewsKey) ?? '');
      await tableViewsStore.persist.rehydrate();
      return { views: tableViewsStore.getState().views };
    },
  ),
  createPersistedItem(
    'the chosen agencies',
    { agencyIds: { 'a@b.cd': 'x' } },
    storageKeys.portalAgencyKey,
    async (storage) => {
      portalAgencyStore.setState({ agencyIds: {} });
      void browserStorage.setItem(storageKeys.portalAgencyKey, storage.getItem(storageKeys.portalAgencyKey) ?? '');
      await portalAgencyStore.persist.rehydrate();
      return { agencyIds: portalAgencyStore.getState().agencyIds };
    },
  ),
  {
    name: 'the presets',
    validText: JSON.stringify({ version: 1, presets: [preset, { ...preset, name: 'Collar 2' }] }),
    restore: (text) =>
      createNamedListStore(printPresetsFormat, () =>
        createMemoryStorage({ [storageKeys.printPresetsKey]: text }),
      ).getState().list,
    store: (presets) => JSON.stringify({ presets }),
  },
  {
    name: 'the printers',
    validText: JSON.stringify({ version: 1, ...putPrinter(noPrinters, printer) }),
    restore: (text) =>
      createNamedListStore(printersFormat, () => createMemoryStorage({ [storageKeys.printersKey]: text })).getState()
        .list,
    store: JSON.stringify,
  },
  {
    name: 'the saved cars',
    validText: serializeCars(sampleCars),
    restore: (text) => {
      const store = createParkedCarsStore(() => createMemoryStorage({ [storageKeys.parkedCarsKey]: text }));
      store.getState().restore();
      return store.getState().cars;
    },
    store: (cars) => JSON.stringify({ cars }),
  },
  {
    name: 'the choice of data',
    validText: JSON.stringify({ shows: 'workspace', hasWorkspace: true }),
    restore: readOfficeChoice,
    store: JSON.stringify,
  },
  {
    name: 'the email in the history state',
    validText: JSON.stringify({ email: 'owner@example.com' }),
    restore: (text) => readEmail(parseJson(text)) ?? undefined,
    store: (email) => JSON.stringify({ email }),
  },
  ...[{ isAdding: true }, { editedId: 'agency-1' }].map((dialog) => ({
    name: `the dialog in the history state, ${Object.keys(dialog).join()}`,
    validText: JSON.stringify(dialog),
    restore: (text: string) => readDialogState(parseJson(text)),
    store: JSON.stringify,
  })),
  {
    name: 'a recorded print run',
    validText: JSON.stringify(createRecordedRun()),
    restore: (text) => readRecordedRun(parseJson(text)),
    store: JSON.stringify,
  },
  {
    name: 'a file with presets',
    validText: writePresetFile([preset]),
    restore: (text) => {
      const result = readPresetFile(text);
      return result.ok ? result.presets : undefined;
    },
    store: (presets) => writePresetFile(presets as Parameters<typeof writePresetFile>[0]),
  },
];

/**
 * Returns a copy of a JSON value in which a part is replaced or removed, or a `__proto__` added. Each of `pathChoices`
 * selects a part one level deeper.
 */
function damage(value: unknown, pathChoices: readonly number[], replacement: unknown): unknown {
  const [choice, ...deeperChoices] = pathChoices;
  if (choice === undefined || typeof value !== 'object' || value === null) return replacement;
  const entries = Object.entries(value);
  const chosenIndex = choice % (entries.length + 1);
  const changedEntries = entries.flatMap(([key, part], index): [string, unknown][] => {
    if (index !== chosenIndex) return [[key, part]];
    return replacement === undefined && deeperChoices.length === 0
      ? []
      : [[key, damage(part, deeperChoices, replacement)]];
  });
  if (Array.isArray(value)) return changedEntries.map(([, part]) => part);
  return Object.fromEntries(
    chosenIndex === entries.length ? [...changedEntries, ['__proto__', replacement]] : changedEntries,
  );
}

/**
 * True if `state` has the types of `valid`: each property has the type of the property of `valid` with the same key. An
 * array item, and a property that `valid` lacks, needs the type of one item or property of `valid`. null always fits.
 */
function hasShape(state: unknown, valid: unknown): boolean {
  if (valid === null || state === null) return true;
  if (typeof state !== 'object' || typeof valid !== 'object') return typeof state === typeof valid;
  if (Array.isArray(state) !== Array.isArray(valid)) return false;
  const validParts = new Map<string, unknown>(Object.entries(valid));
  return Object.entries(state).every(([key, part]) =>
    validParts.has(key) && !Array.isArray(valid)
      ? hasShape(part, validParts.get(key))
      : [...validParts.values()].some((validPart) => hasShape(part, validPart)),
  );
}

const anyJunk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(undefined, null, -1, 1e308, 0.1, '', ' ', 'x'.repeat(5000), '\u202E', '__proto__', [[]], [null], {}),
);

/** Texts that are cut off, have changed parts, or have nothing in common with the valid text. */
const anyDamagedText = (validText: string) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.array(fc.nat(40), { maxLength: 6 }), anyJunk)
        .map(([pathChoices, part]) => JSON.stringify(damage(JSON.parse(validText), pathChoices, part) ?? null)),
    },
    { weight: 1, arbitrary: fc.nat(validText.length).map((length) => validText.slice(0, length)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string() },
  );

/** Runs 300 cases instead of fast-check's 100, unless `PROPERTY_RUNS` sets a larger number for all tests. */
const propertyOptions = process.env.PROPERTY_RUNS ? {} : { numRuns: 300 };

describe.each(items)('$name', ({ validText, restore, store }) => {
  it('is restored, and is the same after storing and restoring it again', async () => {
    const state = await restore(validText);
    expect(state).not.toEqual(await restore('nothing'));
    expect(await restore(store(state))).toEqual(state);
  });

  it('is repaired or rejected if it is damaged, and never throws', async () => {
    const validState = await restore(validText);
    await fc.assert(
      fc.asyncProperty(anyDamagedText(validText), async (text) => {
        const state = await restore(text);
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
        if (state === undefined) return;
        expect(hasShape(state, validState)).toBe(true);
        // A restored state is valid: storing and restoring it changes nothing.
        expect(await restore(store(state))).toEqual(state);
      }),
      propertyOptions,
    );
  });

  it.each([
    ['two megabytes of text', JSON.stringify({ text: 'x'.repeat(2_000_000) })],
    ['deeply nested', `${'{"state":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    [
      'an object with a changed prototype',
      '{"__proto__":{"polluted":true,"token":"x","LoginData":[{"email":"a@b.cd"}]}}',
    ],
  ])('is treated as missing if it is %s', async (_, text) => {
    expect(await restore(text)).toEqual(await restore('nothing'));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

it('counts only the exact stored value as consent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom('True', ' true', '1', '"true"')), (text) => {
      void browserStorage.setItem(cookieConsent.key, text);
      expect(hasConsent()).toBe(text === 'true');
    }),
    propertyOptions,
  );
});
