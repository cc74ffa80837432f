import { getConfiguration } from 'chromatic/node';
import { describe, expect, it } from 'vitest';

import packageJson from '../../package.json';
import { readFiles } from './readFiles';

const workflows = readFiles('.github/workflows', /\.yml$/);
const stories = readFiles('src', /\.(stories|stage)\.tsx$/);

describe('Chromatic', () => {
  it('has a configuration with known options only, and with a build script that exists', async () => {
    const { buildScriptName, configFile } = await getConfiguration();
    expect(configFile).toBe('chromatic.config.json');
    expect(Object.keys(packageJson.scripts)).toContain(buildScriptName);
  });

  it('runs if its token is set, and the workflow says so if it is not', () => {
    const [firstStep = '', ...steps] = workflows['/.github/workflows/chromatic.yml']?.split(/^ {6}- /m).slice(1) ?? [];
    expect(firstStep).toContain("if: env.CHROMATIC_PROJECT_TOKEN == ''");
    expect(firstStep).toContain('echo "::notice::No visual review.');
    expect(steps).toHaveLength(4);
    for (const step of steps) expect(step).toContain("if: env.CHROMATIC_PROJECT_TOKEN != ''");
  });
});

it('publishes with npm scripts that exist', () => {
  const scripts = [...(workflows['/.github/workflows/publish.yml'] ?? '').matchAll(/npm run ([\w-]+)/g)];
  expect(scripts.map(([, name]) => name)).toEqual(['build', 'build-storybook']);
  expect(scripts.filter(([, name = '']) => !(name in packageJson.scripts))).toEqual([]);
});

it('has no story with a resource of another origin', () => {
  expect(Object.keys(stories).length).toBeGreaterThan(200);
  const externalResource = /\b(?:src|srcSet|poster)=["{'`]+https?:|\b(?:fetch|import|url)\(['"`]?https?:/;
  expect(Object.entries(stories).flatMap(([file, text]) => (externalResource.test(text) ? [file] : []))).toEqual([]);
});
