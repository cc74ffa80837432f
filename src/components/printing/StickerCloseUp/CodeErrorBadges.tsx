import { findElementBox } from '~/domain/printing/sticker/snap';
import { codeElements } from '~/domain/printing/sticker/stickerElements';

import { CodeErrorBadge } from './CodeErrorBadge';
import type { MovableElementsProps } from './MovableElements';

type CodeErrorBadgesProps = Pick<MovableElementsProps, 'settings' | 'codeErrors' | 'lineErrors' | 'zoom'>;

/** Error badges of the codes and text lines of a sticker. */
export function CodeErrorBadges({ settings, codeErrors, lineErrors, zoom }: CodeErrorBadgesProps) {
  const errors = [
    ...codeElements.map((element) => ({ element, text: codeErrors[element] })),
    ...lineErrors.map((text, element) => ({ element, text })),
  ];
  return errors.map(({ element, text }) => {
    const box = findElementBox(settings, element);
    return (
      text && box && <CodeErrorBadge key={element} text={text} designSize={settings.design} box={box} zoom={zoom} />
    );
  });
}
