import path from 'node:path'
import { parseArgs } from 'node:util'
import { newFeature } from './new/new-feature.ts'
import { newMasterList } from './new/new-master-list.ts'
import { newMigration } from './new/new-migration.ts'
import { newList, newReport, type PartOptions } from './new/new-part.ts'
import type { Plan } from './new/plan.ts'
import { runCommand } from './run-command.ts'

const USAGE = `Usage:
  npm run new -- feature NAME [OPTIONS]
  npm run new -- list NAME --in FEATURE [--table TABLE] [OPTIONS]
  npm run new -- master-list NAME [OPTIONS]
  npm run new -- report NAME [--in FEATURE] [OPTIONS]
  npm run new -- migration VERB_OBJECT

NAME is written in kebab-case and stands for several: site-visits.
  --la TITLE, --en TITLE    the title in Lao and English
  --permission NAME         who may see it (view-employee)
  --route NAME              a route of web/routes.ts that has no screen yet, in place of a new one`

const PLANS: Readonly<Record<string, (name: string, options: PartOptions) => Plan | Promise<Plan>>> = {
  feature: newFeature,
  list: newList,
  'master-list': newMasterList,
  report: newReport,
}

function readArguments() {
  const text = { type: 'string' } as const
  const options = { la: text, en: text, permission: text, route: text, in: text, table: text }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [kind = '', name, ...more] = positionals
  if (!name || more.length > 0 || !(kind in PLANS || kind === 'migration')) throw new Error(USAGE)
  return { kind, name, values }
}

try {
  const { kind, name, values } = readArguments()
  const plan = await PLANS[kind]?.(name, values)
  if (plan) {
    const files = plan.write()
    console.log(files.join('\n'))
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    const { code } = await runCommand('biome', ['check', '--write', ...sources])
    if (!values.la && !values.route)
      console.log('Next: replace the English title by the Lao one (locales or web/titles.ts).')
    console.log('Next: npm run check -- --write.')
    process.exitCode = code
  } else {
    console.log(`Wrote ${path.relative(process.cwd(), newMigration(name))}.`)
    console.log('Next: list a new table in server/tables.ts of its feature, then npm run check -- --write.')
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
