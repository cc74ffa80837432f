/** Pointer and mouse events of hovering, which can open or close menus and tooltips without a click. */
const hoverEvents = ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove'] as const;

const ignoreRealPointer = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

// The browser's real pointer rests in the top left corner. If a story renders an element in that corner, the browser
// sends hover events to the element at an unknown time, which could open a tooltip. Stories use a simulated pointer.
for (const type of hoverEvents) window.addEventListener(type, ignoreRealPointer, { capture: true });
