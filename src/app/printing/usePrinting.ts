import { useEffect, useRef, useState } from 'react';

import { product } from '~/domain/brand';
import type { Design } from '~/domain/printing/design/design';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { runOf, withStickers } from '~/domain/printing/codes/printRun';
import { drawRun } from '~/domain/printing/sticker/runDrawings';
import { drawPages, sheetOf } from '~/domain/printing/sticker/scene';
import type { TagEntries } from '~/domain/printing/codes/tagSource';

import { openPrintWindow } from './openPrintWindow';
import { readDesign } from './readDesign';
import { useLastSettings } from './useLastSettings';
import { usePartStart } from './usePartStart';
import { useTags } from './useTags';

type PrintState = 'idle' | 'preparing' | 'blocked' | 'closed' | 'failed';

/** The picture of the design, with its address given back when another takes its place or the screen goes. */
function useDesign() {
  const [design, setDesign] = useState<Design>();
  const [refusal, setRefusal] = useState<{ name: string; message: string }>();
  const address = useRef<string>(undefined);
  /** Counts the files taken, so that one that was slow to read does not replace a later one. */
  const turn = useRef(0);

  function replace(next: Design | undefined) {
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = next?.href;
    setDesign(next);
    setRefusal(undefined);
  }

  useEffect(
    () => () => {
      turn.current += 1;
      if (address.current) URL.revokeObjectURL(address.current);
    },
    [],
  );

  return {
    design,
    refusal,
    take: async (file: File) => {
      const mine = ++turn.current;
      const read = await readDesign(file);
      if (mine !== turn.current) {
        if (read.ok) URL.revokeObjectURL(read.design.href);
      } else if (read.ok) replace(read.design);
      else setRefusal({ name: file.name, message: read.message });
    },
    clear: () => {
      turn.current += 1;
      replace(undefined);
    },
  };
}

/** All that the printing screen needs: settings, picture, and a print window with codes that start with `tagBase`. */
export function usePrinting(tagBase: string) {
  const [settings, setSettings] = useState(defaultPrintSettings);
  const [printState, setPrintState] = useState<PrintState>('idle');
  const { design, refusal, take, clear } = useDesign();
  const { tags, runNow, clear: clearTags } = useTags(settings.quantity);
  const { onPart, forgetStart } = usePartStart({
    settings,
    onSettings: setSettings,
    run: tags.run,
    onPart: tags.onPart,
  });
  const { last, keep } = useLastSettings(settings);
  const printing = useRef(false);
  const lastWindow = useRef<Window>(null);

  async function print() {
    const run = runNow();
    const layout = sheetOf(withStickers(settings, run));
    if (printing.current || !layout.fits || layout.count === 0) return;
    printing.current = true;
    keep();
    try {
      // What an earlier press has left open shows an earlier sheet.
      lastWindow.current?.close();
      const { window, outcome } = openPrintWindow(() => ({
        title: `${product.name} stickers`,
        pages: drawPages({
          settings,
          layout,
          ...drawRun({ ...runOf(settings.quantity, run), tagBase, level: settings.qr.level }),
          hasPicture: design !== undefined,
        }),
        picture: design?.href,
      }));
      lastWindow.current = window;
      setPrintState('preparing');
      const result = await outcome;
      setPrintState(result === 'printed' ? 'idle' : result);
    } finally {
      printing.current = false;
    }
  }

  /** What went wrong was said of the print before; another choice is another print. */
  const forgive = () => setPrintState((state) => (state === 'preparing' ? state : 'idle'));

  return {
    settings,
    onSettingsChange: (next: PrintSettings) => {
      setSettings(next);
      forgive();
    },
    design,
    designRefusal: refusal,
    onDesignFile: (file: File) => {
      forgive();
      void take(file);
    },
    tags: {
      ...tags,
      onPart,
      onEntries: (entries: TagEntries) => {
        tags.onEntries(entries);
        forgive();
      },
    },
    printState,
    onPrint: () => void print(),
    ...(last && {
      onUseLast: () => {
        // What was there comes back with another press.
        keep();
        setSettings(last);
        forgetStart();
        forgive();
      },
    }),
    onReset: () => {
      keep();
      setSettings(defaultPrintSettings);
      forgetStart();
      setPrintState('idle');
      clear();
      clearTags();
    },
  };
}
