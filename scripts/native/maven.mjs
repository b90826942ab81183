import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cached } from './cache.mjs';
import { LIBRARIES } from './libraries.mjs';
import { run } from './program.mjs';

const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies';

/** The jars of a list in `libraries.mjs`. Of an Android archive only its classes. */
export async function jars(list) {
  const folder = await cached(list, LIBRARIES[list], async (into) => {
    for (const batch of batches(LIBRARIES[list])) await fetch(batch, into);
  });
  return readdirSync(folder).map((name) => join(folder, name));
}

/** Maven resolves one version of a library at a time, so a second version needs a second batch. */
function batches(libraries) {
  const versions = new Map();
  for (const library of libraries) {
    const name = library.split(':', 2).join(':');
    versions.set(name, [...(versions.get(name) ?? []), library]);
  }
  const most = Math.max(...[...versions.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    [...versions.values()].flatMap((all) => all.slice(index, index + 1)),
  );
}

async function fetch(libraries, into) {
  const project = mkdtempSync(join(tmpdir(), 'knobel-maven-'));
  try {
    writeFileSync(join(project, 'pom.xml'), pom(libraries));
    await run('mvn', ['-q', '-B', COPY, `-DoutputDirectory=${into}`, '-Dmdep.useBaseVersion=true'], {
      cwd: project,
    });
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
  for (const archive of readdirSync(into).filter((name) => name.endsWith('.aar'))) {
    await run('unzip', ['-q', '-o', archive, 'classes.jar'], { cwd: into });
    await run('mv', ['classes.jar', archive.replace(/\.aar$/, '.jar')], { cwd: into });
    rmSync(join(into, archive));
  }
}

function pom(libraries) {
  const dependencies = libraries.map(dependency).join('\n');
  return `<project>
<modelVersion>4.0.0</modelVersion>
<groupId>knobel</groupId><artifactId>native</artifactId><version>1</version><packaging>pom</packaging>
<dependencies>
${dependencies}
</dependencies>
</project>
`;
}

function dependency(library) {
  const alone = !library.startsWith('+');
  const [group, artifact, version, type = 'jar', classifier] = library.replace('+', '').split(':');
  const elements = [
    `<groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version><type>${type}</type>`,
    classifier ? `<classifier>${classifier}</classifier>` : '',
    // The AndroidX libraries for tests are archives, which a plain jar dependency can't be.
    `<exclusions>${exclusion(alone ? '*' : 'androidx.test')}</exclusions>`,
  ];
  return `<dependency>${elements.join('')}</dependency>`;
}

function exclusion(group) {
  return `<exclusion><groupId>${group}</groupId><artifactId>*</artifactId></exclusion>`;
}
