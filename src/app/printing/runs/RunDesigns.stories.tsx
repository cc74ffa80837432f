import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { openDesign } from '../designFiles';
import { emptyRunDatabaseMeta, openHistory, createRunToRecord, waitForRuns } from './runHistory.play';

const meta = { title: 'Flows/Recorded runs/Designs', ...emptyRunDatabaseMeta, tags: ['behaviour'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsAPdfAndItsPrintedPage: Story = {
  play: async () => {
    const files = { image: new Blob(['page 2']), pdf: new File(['%PDF-1.7'], 'art.pdf', { type: 'application/pdf' }) };
    const design = openDesign(files, {
      name: 'art.pdf',
      originalSize: { width: 1, height: 1 },
      kind: 'vector',
      pdf: { page: 2, pageCount: 3 },
    });
    const history = openHistory();
    await history.record(createRunToRecord(1, { design }));
    const [run] = (await waitForRuns(history, 1)).runs;
    await expect(run?.design).toMatchObject({ name: 'art.pdf', page: 2 });
    const picture = run && (await history.read(run))?.picture;
    await expect(picture?.type).toBe('application/pdf');
    await expect(await picture?.text()).toBe('%PDF-1.7');
  },
};
