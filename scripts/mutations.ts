// Checks that the tests cover the rules: breaks each rule once, in a copy, and finds the tests that fail.
//
//   npm run -s mutations -- [GAME | daily]
//
// A rule is covered if a test fails that has its number in its name. Exit status 1: no such test has failed
// for some rule, or the code no longer contains the text to replace.

import { subjects } from './mutations/index';
import { makeWorkshop } from './mutations/workshop';

const wanted = process.argv[2];
if (wanted !== undefined && !subjects.has(wanted)) {
  console.error(`There are ${[...subjects.keys()].join(', ')}.`);
  process.exit(2);
}

const workshop = makeWorkshop();
process.on('exit', workshop.remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

let survivors = 0;
for (const [name, subject] of subjects) {
  if (wanted !== undefined && name !== wanted) continue;
  const failing = workshop.failingTests(subject);
  if (failing.length > 0) {
    console.error(`${name}: there are failing tests before anything is broken:\n  ${failing.join('\n  ')}`);
    process.exit(1);
  }
  console.log(`\n${name}: rule, what was broken → the first of the tests that noticed`);
  for (const mutation of subject.mutations) {
    const killers = workshop.broken(subject, mutation, () => workshop.failingTests(subject));
    const named = killers?.filter((test) => new RegExp(`\\b${mutation.rule}\\b`).test(test)) ?? [];
    const others = killers?.length ? `only others: ${killers[0]}` : 'SURVIVED';
    const result = killers === null ? 'NOT FOUND ONCE' : (named[0] ?? others);
    if (named.length === 0) survivors += 1;
    const change = `${mutation.file}: ${mutation.from}`.replace(/\s+/g, ' ').slice(0, 60);
    console.log(`${named.length > 0 ? ' ' : '!'} ${mutation.rule.padEnd(4)} ${change.padEnd(61)}→ ${result}`);
  }
}
console.log(survivors === 0 ? '\nEvery broken rule was noticed.' : `\n${survivors} not noticed.`);
process.exitCode = survivors === 0 ? 0 : 1;
