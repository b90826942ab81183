// Checks what the app declares to a phone's system: npm run manifest
//
// Runs `expo prebuild` in a folder of its own, and Android's own merger over the manifests of all libraries.
// Compares the manifest and the Info.plist with docs/permissions.md, which has a reason for every entry.
// Needs Java and Python; Maven downloads the merger once.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import configPlugins from 'expo/config-plugins.js';
import { compare } from './manifest/compare';
import { androidEntries, plistEntries } from './manifest/entries';
import { libraryManifests } from './manifest/libraries';
import { merge } from './manifest/merge';
import { readPage } from './manifest/page';
import { prebuild } from './manifest/prebuild';

const PAGE = 'docs/permissions.md';

const work = mkdtempSync(join(tmpdir(), 'knobel-manifest-'));
try {
  const root = prebuild(work);
  const merged = await merge(root, libraryManifests(), work);
  mkdirSync('dist', { recursive: true });
  cpSync(merged, 'dist/AndroidManifest.xml');
  const page = readPage(readFileSync(PAGE, 'utf8'));
  const complaints = [
    ...compare(
      'Android',
      androidEntries(await configPlugins.XML.readXMLAsync({ path: merged })),
      page.android,
    ),
    ...compare(
      'iPhone',
      [
        ...plistEntries('', plist(join(root, 'ios/Knobel/Info.plist'))),
        ...plistEntries('entitlement ', plist(join(root, 'ios/Knobel/Knobel.entitlements'))),
      ],
      page.ios,
    ),
  ];
  for (const complaint of complaints) console.log(complaint);
  if (complaints.length === 0)
    console.log(
      `${page.android.length} entries for Android and ${page.ios.length} for iPhones, as ${PAGE} says.`,
    );
  process.exitCode = complaints.length === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

function plist(path: string): unknown {
  const read = 'import json, plistlib, sys; print(json.dumps(plistlib.load(open(sys.argv[1], "rb"))))';
  return JSON.parse(execFileSync('python3', ['-c', read, path], { encoding: 'utf8' }));
}
