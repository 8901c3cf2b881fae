import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from './plan.ts'

/** What a copy of the project needs to pass its check. */
const COPIED = [
  ...['bench', 'docs', 'e2e', 'engines', 'features', 'kit', 'migrations', 'scripts', 'server', 'web'],
  ...[
    '.gitignore',
    'biome.json',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.node.json',
  ],
  ...['tsconfig.web.json', 'vitest.config.ts'],
]
let tree: string

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'champa-new-'))
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(tree, name), { recursive: true })
  linkPackages()
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

/** The packages are links. The cache is copied: the check of the copy starts from the types of the project, and does not change them. */
function linkPackages(): void {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name !== '.cache') symlinkSync(path.join(from, name), path.join(to, name))
  const types = path.join('.cache', 'tsc')
  if (existsSync(path.join(from, types)))
    cpSync(path.join(from, types), path.join(to, types), { recursive: true })
}

/** Runs a program in the copy; returns its output and exit code. */
function run(program: string, ...args: string[]) {
  const bin = path.join(ROOT, 'node_modules', '.bin')
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` }
  for (const name of Object.keys(env)) if (name.startsWith('VITEST')) delete env[name]
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: tree, env, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}
const add = (...args: string[]) => run('node', 'scripts/new.ts', ...args)
const textOf = (file: string) => readFileSync(path.join(tree, file), 'utf8')

function expectTests(...args: string[]): void {
  const { status, output } = run('vitest', 'run', '--maxWorkers=1', ...args)
  expect([status, status === 0 ? '' : output]).toEqual([0, ''])
}

/** Adds a table to the tables that a feature owns. */
function own(feature: string, table: string): void {
  const file = path.join(tree, `features/${feature}/server/tables.ts`)
  writeFileSync(file, readFileSync(file, 'utf8').replace('] as const', `, '${table}'] as const`))
}

/** All sources of the copy by their path. */
const sources = () =>
  new Map(
    globSync('{features,migrations,scripts,server,web}/**/*.*', { cwd: tree })
      .sort()
      .map((file) => [file, textOf(file)]),
  )

test('a feature, a list, a report and a table pass the check and answer their calls', () => {
  for (const args of [
    ['feature', 'site-visits', '--la', 'ການຢ້ຽມຢາມ'],
    ['list', 'visitor-names', '--in', 'site-visits', '--table', 'site_visit'],
    ['list', 'hidden-leave-types', '--in', 'leave', '--table', 'leave_type', '--permission', 'view-e-leave'],
    ['report', 'long-service', '--en', 'Long service'],
    ['report', 'meeting-times', '--route', 'meeting.index'],
    ['report', 'leave-days', '--in', 'leave', '--permission', 'view-e-leave'],
    ['migration', 'create_visit_gate'],
    ['master-list', 'uniform-sizes', '--la', 'ຂະໜາດຊຸດພະນັກງານ'],
  ])
    expect([args, add(...args).status]).toEqual([args, 0])
  expect(textOf('features/leave/server/list-hidden-leave-types.ts')).toContain('r.deleted_at is null')
  expect(textOf('features/reports/contract/meeting-times.report.ts')).toContain(`anyOf: ['view-meeting']`)
  expect(textOf('features/leave/words.ts')).toContain('reports: reportTexts')
  own('site-visits', 'visit_gate')
  const check = run('node', 'scripts/check.ts', '--write')
  expect([check.status, check.status === 0 ? '' : check.output]).toEqual([0, ''])
  const generated = 'long-service|meeting-times|leave-days|visitor-names|hidden-leave-types'
  expectTests('server/testing/lists.test.ts', 'server/testing/reports.test.ts', '-t', generated)
  expectTests(
    ...['features/site-visits', 'features/master-data/server/every-list.test.ts'],
    ...['web/titles.test.ts', 'web/hubs/hubs.test.ts', 'web/menus/menus.test.ts'],
  )
}, 3_600_000)

test('a report changes at most 4 files and 70 lines, and a list of master data 4 files and 15 lines', () => {
  for (const [args, lines] of [
    [['report', 'staff-ages', '--la', 'ອາຍຸພະນັກງານ'], 70],
    [['master-list', 'helmet-sizes', '--la', 'ຂະໜາດໝວກ'], 15],
  ] as const) {
    const before = sources()
    add(...args)
    const changes = [...sources()].flatMap(([file, text]) => {
      const old = new Set(before.get(file)?.split('\n'))
      const added = text
        .trim()
        .split('\n')
        .filter((line) => !old.has(line))
      return before.get(file) === text ? [] : [{ file, added: added.length }]
    })
    expect(changes.map(({ file }) => file)).toHaveLength(4)
    expect([args[0], changes.reduce((sum, { added }) => sum + added, 0) <= lines, changes]).toEqual([
      args[0],
      true,
      changes,
    ])
  }
})

test('names that are taken or misspelled are refused, and nothing is written', () => {
  const before = sources()
  for (const [args, reason] of [
    [['feature', 'Site Visits'], 'kebab-case'],
    [['feature', '../site'], 'kebab-case'],
    [['feature', 'leave'], 'features/leave exists already'],
    [['feature', 'companys'], 'table company exists already'],
    [['feature', 'lists'], 'server/features.ts'],
    [['master-list', 'branches'], 'table branch exists already'],
    [['feature', 'meeting'], 'meeting.index already'],
    [['list', 'employees-all'], '--in FEATURE'],
    [['list', 'all-payslips', '--in', 'leave', '--table', 'payslip'], 'payslip is no table of leave'],
    [['report', 'turnover', '--in', 'companies'], 'after employees'],
    [['report', 'turnover', '--permission', 'view-everything'], 'no permission'],
    [['report', 'turnover', '--la', "ລາຍ'ງານ"], 'no quotes'],
    [['screen', 'turnover'], 'Usage'],
  ] as const) {
    const { status, output } = add(...args)
    expect([args, status, output]).toEqual([args, 1, expect.stringContaining(reason)])
  }
  expect(sources()).toEqual(before)
})
