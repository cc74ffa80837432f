/** Events of the real pointer that can open or close something without a click. */
const hoverEvents = ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove'] as const;

const ignoreRealPointer = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

// The browser's own pointer is at the top left corner. When a story starts there, the browser sends hover events to it
// at an unknown time, and a tooltip would open or stay open. Stories move only a simulated pointer.
for (const type of hoverEvents) window.addEventListener(type, ignoreRealPointer, { capture: true });
