/** Shows an error page with plain DOM calls, since the app, which would render it, could not be loaded. */
export function showLoadError(root: HTMLElement): void {
  const page = root.ownerDocument;
  const main = page.createElement('main');
  const heading = page.createElement('h1');
  heading.textContent = "We couldn't show this page";
  const advice = page.createElement('p');
  advice.textContent = 'Part of it is missing. Check your connection, then reload the page.';
  const reload = page.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => page.defaultView?.location.reload());
  main.append(heading, advice, reload);
  root.replaceChildren(main);
}
