import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from '../../../scripts/test-steps.ts';

describe('countVitest', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [{ status: 'passed', assertionResults: [{}, {}, {}] }],
  };

  it('adds up what passed and failed', () => {
    expect(countVitest(report, 0)).toEqual({ passed: 3, failed: 0 });
    expect(countVitest({ ...report, numFailedTests: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a file that could not be loaded', () => {
    const testResults = [...report.testResults, { status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...report, testResults }, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts one failure for an error outside the tests, for no report, and for no test', () => {
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
    expect(countVitest(undefined, null)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest({ ...report, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('countPlaywright', () => {
  it('counts a test that passed when tried again as passed', () => {
    expect(countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 1 }, errors: [] }, 0)).toEqual({
      passed: 5,
      failed: 0,
    });
  });

  it('counts failures, and errors outside the tests', () => {
    expect(countPlaywright({ stats: { expected: 4, unexpected: 2, flaky: 0 }, errors: [] }, 1)).toEqual({
      passed: 4,
      failed: 2,
    });
    expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] }, 1)).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});
