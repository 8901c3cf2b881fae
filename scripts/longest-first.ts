import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of more than ten seconds. They go first, so that at the end no worker is alone with one of them. */
const LONG = [
  'server/testing/isolation',
  'scripts/new/new',
  'server/testing/stop',
  'server/testing/every-role',
  'server/testing/crash',
  'server/testing/load-month-killed',
  'server/testing/hostile-values',
  'server/testing/log-of-writes',
  'server/testing/other-settings',
  'server/testing/demo-progress',
  'server/testing/lists',
  'kit/database/embedded-server',
  'scripts/dev',
  'server/testing/start-faults',
  'e2e/looks-everywhere',
  'e2e/looks-of-a-month',
  'e2e/employees',
  'e2e/cancel-requests',
  'e2e/used-entries',
  'e2e/requests',
  'e2e/sign-in',
  'e2e/access',
  'e2e/enter-company',
].map((name) => `/${name}.test.ts`)

/** First those with modules of their own, then those that share them: a worker keeps its modules only from one of these to the next. */
function rank({ moduleId, project }: TestSpecification): number {
  const at = LONG.findIndex((end) => moduleId.endsWith(end))
  return (project.config.isolate ? 0 : LONG.length + 1) + (at >= 0 ? at : LONG.length)
}

/** Vitest knows the duration of files only after their first run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
