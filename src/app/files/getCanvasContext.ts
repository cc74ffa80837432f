/** Returns the 2D context of a canvas. Throws if the browser cannot create one, for example if memory is low. */
export function getCanvasContext(
  canvas: OffscreenCanvas,
  options?: CanvasRenderingContext2DSettings,
): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', options);
  if (!context) throw new Error('Canvas is not available.');
  return context;
}
