import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import type { Comparison, PictureDifference } from './comparePasses';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes an HTML page with the two versions of each changed picture and the changed pixels. Returns its path. */
export function writeReport({ equalCount, differences }: Comparison, folder: string): string {
  const renderPicture = (label: string, file: string | undefined) =>
    `<figure><figcaption>${label}</figcaption>${
      file === undefined ? '<p>None</p>' : `<img loading="lazy" alt="" src="${escapeHtml(relative(folder, file))}">`
    }</figure>`;
  const renderDifference = ({ title, message, beforePath, afterPath, differencePath }: PictureDifference) =>
    `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(message)}</p><div>${renderPicture('Before', beforePath)}${renderPicture('After', afterPath)}${renderPicture('Difference', differencePath)}</div></section>`;
  const path = resolve(folder, 'report.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid #ccc; }
</style>
<h1>Visual differences</h1>
<p>${differences.length} pictures differ, ${equalCount} are equal.</p>
${differences.map(renderDifference).join('\n')}
</html>`,
  );
  return path;
}
