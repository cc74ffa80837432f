/* Measures domain functions that read and change a workspace with 100,000 tags. Runs in Node. */
import { createMemoryCollection } from '~/domain/data/memoryCollection';
import type { CollectionSnapshot } from '~/domain/data/collection';
import { generatedTagQuerySchema, generatedTagRules } from '~/domain/tag/generatedTag';
import type { GeneratedTag } from '~/domain/tag/generatedTag';
import type { PlanContext, PlanResult } from '~/domain/workspace/plan';
import { getTagFormValues } from '~/domain/workspace/formValues';
import { planRemove } from '~/domain/workspace/plans/removePlan';
import { planEditTag } from '~/domain/workspace/plans/tagPlans';
import { createIdSource } from '~/domain/workspace/recordIds';
import { parseRecord } from '~/domain/workspace/records';
import { applyChanges } from '~/domain/workspace/workspaceState';
import { listTags } from '~/domain/workspace/views/adminViews';

import { formatTimes, timesHeader } from './times';
import { createManyTagRecords } from './tagRecords';

const runCount = 7;
const today = '2026-06-15';

const timesByName = new Map<string, number[]>();

function measureTime<Value>(name: string, work: () => Value): Value {
  const start = performance.now();
  const value = work();
  timesByName.set(name, [...(timesByName.get(name) ?? []), performance.now() - start]);
  return value;
}

function measureAllFunctions() {
  let state = createManyTagRecords();
  const storedTags = [...state.tags.values()].map((tag) => ({ ...tag }));
  measureTime('validate the stored tags', () => storedTags.map((tag) => parseRecord('tags', tag)));

  const createId = createIdSource(Date.now, (count) => new Uint8Array(count));
  const context: PlanContext = { now: new Date(2026, 5, 15), createId, randomBytes: (count) => new Uint8Array(count) };
  let snapshot: CollectionSnapshot<GeneratedTag> = {
    status: 'ready',
    rows: measureTime('first rows of the view', () => listTags(state)),
  };
  const rowSource = { subscribe: () => () => undefined, getSnapshot: () => snapshot };
  const collection = createMemoryCollection(generatedTagRules, rowSource);
  const readList = (search = '') => {
    const query = generatedTagQuerySchema.parse({ search });
    collection.readMatchingIds({ query, today });
    return collection.readPage({ query, today, rowsPerPage: 25 });
  };
  measureTime('first page of the list', () => readList());
  for (const search of ['7', '71', '719']) measureTime('keystroke in the search', () => readList(search));

  const measureChange = (name: string, createPlan: () => PlanResult) => {
    const planResult = measureTime(`${name}: plan`, createPlan);
    if (!planResult.ok) throw new Error(planResult.reason.kind);
    state = measureTime(`${name}: apply`, () => applyChanges(state, planResult.changes));
    snapshot = { status: 'ready', rows: measureTime(`${name}: rows of the view`, () => listTags(state)) };
    measureTime(`${name}: page of the list`, () => readList());
  };
  const tag = [...state.tags.values()][500];
  if (!tag) return;
  measureChange('edit', () =>
    planEditTag(state, tag, { ...getTagFormValues(tag), ownerContentType: 'agency', hexacode: '0000FFFF' }, context),
  );
  measureChange('delete', () => planRemove(state, 'tags', [{ id: tag.id, revision: 1 }], context));
}

export function measureDomain() {
  for (let run = 0; run < runCount; run += 1) measureAllFunctions();
  console.log(`100,000 tags in Node, ${runCount} runs${timesHeader}`);
  for (const [name, times] of timesByName) console.log(`  ${name.padEnd(30)}${formatTimes(times)}`);
}
