import { useState } from 'react';

import type { PreviewView } from '../controller/usePreview';

export type ViewTriggers = {
  /** Stickers with errors that a PDF check has found. The view changes to the sheet, which outlines them. */
  errorStickers: ReadonlySet<number> | undefined;
  /** URL of the design. For a new design, the view changes to the sticker. */
  designHref: string | undefined;
  /** Number of stickers and the first label to print on. For a new one, the view changes to the sheet. */
  quantity: number;
  start: number;
  /** View for the settings that the user has opened. */
  requestedView: { view: PreviewView } | undefined;
};

/** Returns the view of a narrow preview, and a function that changes it. Changes of `triggers` change the view too. */
export function usePreviewView(initialView: PreviewView, triggers: ViewTriggers) {
  const [view, setView] = useState(initialView);
  const [previous, setPrevious] = useState(triggers);
  const { errorStickers, designHref, requestedView, quantity, start } = triggers;
  const hasNewErrors = errorStickers !== previous.errorStickers && errorStickers && errorStickers.size > 0;
  const hasNewAmount = quantity !== previous.quantity || start !== previous.start;
  if (
    errorStickers !== previous.errorStickers ||
    designHref !== previous.designHref ||
    requestedView !== previous.requestedView ||
    hasNewAmount
  ) {
    setPrevious(triggers);
    if (hasNewErrors) setView('sheet');
    else if (designHref && designHref !== previous.designHref) setView('sticker');
    else if (requestedView && requestedView !== previous.requestedView) setView(requestedView.view);
    else if (hasNewAmount) setView('sheet');
  }
  return [view, setView] as const;
}
