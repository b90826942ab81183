// Prints the counts of a results file as two numbers: node .ci/counts.mjs FILE
import { readFileSync } from 'node:fs';

const results = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const passed = results.passed ?? results.numPassedTests;
// A suite that could not start has no failed tests, so it is counted here.
const failed = results.failed ?? results.numFailedTests + results.numRuntimeErrorTestSuites;
console.log(`${passed} ${failed}`);
