import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { findFreePort } from './freePort';

const getProjectPath = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const dist = getProjectPath('dist');

export type WebServer = 'nginx' | 'caddy';

/**
 * Writes an nginx configuration that serves the built site at `port` with `deploy/nginx.conf`, and responds with status
 * 204 under /api/. Returns its path.
 */
function writeNginxConfiguration(folder: string, port: number): string {
  const siteConfiguration = readFileSync(getProjectPath('deploy/nginx.conf'), 'utf8')
    .replaceAll('/srv/site', dist)
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('location / {', 'location ^~ /api/ { return 204; }\n    location / {');
  const tempPathDirectives = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr; events {}
     http { include /etc/nginx/mime.types; access_log off; ${tempPathDirectives.join(' ')}\n${siteConfiguration}}`,
  );
  return file;
}

/** Writes a copy of `deploy/Caddyfile` that also responds with status 204 under /api/. Returns its path. */
function writeCaddyfile(folder: string): string {
  const file = join(folder, 'Caddyfile');
  const siteConfiguration = readFileSync(getProjectPath('deploy/Caddyfile'), 'utf8');
  writeFileSync(file, siteConfiguration.replace('@write not', 'handle /api/* {\nrespond 204\n}\n@write not'));
  return file;
}

/** Starts a web server that serves the built site with the configuration from `deploy`. */
export async function startWebServer(name: WebServer): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const options =
    name === 'nginx'
      ? ['-c', writeNginxConfiguration(folder, port)]
      : ['run', '--adapter', 'caddyfile', '--config', writeCaddyfile(folder)];
  const serverProcess = spawn(name, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, CADDY_ADMIN: 'off', SITE_ADDRESS: address, SITE_ROOT: dist },
  });
  let log = '';
  serverProcess.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const processEnd = new Promise<void>((resolve) => serverProcess.on('close', () => resolve()));
  const stop = async () => {
    serverProcess.kill();
    await processEnd;
    rmSync(folder, { recursive: true });
  };
  for (let tries = 0; tries < 100 && serverProcess.exitCode === null; tries++) {
    if (await fetch(address).catch(() => undefined)) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${name} did not start:\n${log}`);
}
