import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { makeTagRecord, makeUtilityRecord } from '~/domain/workspace/records.sample';
import { put } from '~/domain/workspace/workspaceState';

import { findScannedTag } from './findScannedTag';
import { withStoryDatabase, openStorage, storyDatabaseName, emptyDatabaseMeta } from './storyDatabase.play';

const meta = {
  title: 'Flows/Look for a scanned tag',
  tags: ['behaviour'],
  ...emptyDatabaseMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const findTag = (code: string) => findScannedTag(code, storyDatabaseName);

export const FindsATagWithItsUtility: Story = {
  play: async () => {
    await openStorage().commit(0, [
      put('utilities', makeUtilityRecord({ id: 'utility-1', name: 'Message the owner' })),
      put('tags', makeTagRecord({ hexacode: 'ab12', utilityId: 'utility-1' })),
    ]);
    await expect(await findTag(' AB12 ')).toMatchObject({
      hexacode: 'ab12',
      utility: { name: 'Message the owner' },
      redirectUrls: ['https://chat.example.com/owner'],
    });
    await expect(await findTag('AB1')).toBeUndefined();
  },
};

export const IgnoresADamagedTag: Story = {
  play: async () => {
    await openStorage().commit(0, [put('tags', makeTagRecord({ hexacode: 'AB12' }))]);
    await withStoryDatabase((db) => db.table('tags').put({ id: 'tag-1', hexacode: 'AB12' }));
    await expect(await findTag('AB12')).toBeUndefined();
  },
};

export const CreatesNoDatabase: Story = {
  play: async () => {
    await expect(await findTag('AB12')).toBeUndefined();
    const databases = await indexedDB.databases();
    await expect(databases.map(({ name }) => name)).not.toContain(storyDatabaseName);
  },
};
