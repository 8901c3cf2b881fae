import { nodesOf, type Tables, type Tree, tableNames } from './sql-tree.ts'

const constraintsOf = (value: unknown) => [...nodesOf(value, 'Constraint')]

/** A tenant table is created without foreign keys, which follow in separate statements after `install_tenancy`. */
function createFaults(statement: Tree, { tenant }: Tables): string[] {
  return [...nodesOf(statement, 'CreateStmt')].flatMap((create) => {
    const table = String((create.relation as Tree).relname)
    if (!tenant.has(table)) return []
    return [
      ...constraintsOf(create)
        .filter(({ contype }) => contype === 'CONSTR_FOREIGN')
        .map(() => `${table}: no foreign key inside CREATE TABLE; add it by name after install_tenancy`),
      ...[...nodesOf(create, 'ColumnDef')]
        .filter(({ colname }) => colname === 'id')
        .filter(
          (column) =>
            !JSON.stringify(column.typeName).includes('"int8"') ||
            !constraintsOf(column).some(({ contype }) => contype === 'CONSTR_IDENTITY'),
        )
        .map(() => `${table}: id must be a bigint identity`),
    ]
  })
}

const BARE = ['CONSTR_NOTNULL', 'CONSTR_NULL', 'CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY']

/** Later changes of a distributed table: columns without checks, each named constraint in its own statement. */
function alterFaults(statement: Tree, { tenant, reference }: Tables): string[] {
  return [...nodesOf(statement, 'AlterTableStmt')].flatMap((alter) => {
    const table = String((alter.relation as Tree).relname)
    if (!tenant.has(table) && !reference.has(table)) return []
    const commands = (alter.cmds as Tree[]).map((command) => command.AlterTableCmd as Tree)
    const added = commands.filter(({ subtype }) => subtype === 'AT_AddConstraint')
    const columns = commands.filter(({ subtype }) => subtype === 'AT_AddColumn')
    return [
      ...columns
        .filter((command) => constraintsOf(command).some((one) => !isBare(one, tenant)))
        .map(
          () =>
            `${table}: ADD COLUMN without a check, a key or a reference; add each by name in a statement of its own`,
        ),
      ...(added.length > 0 && commands.length > 1
        ? [`${table}: ADD CONSTRAINT must be alone in its ALTER TABLE`]
        : []),
      ...added
        .flatMap(constraintsOf)
        .filter(({ conname }) => !conname)
        .map(() => `${table}: ADD CONSTRAINT needs a name`),
    ]
  })
}

const isBare = (constraint: Tree, tenant: ReadonlySet<string>) =>
  BARE.includes(String(constraint.contype)) ||
  (constraint.contype === 'CONSTR_FOREIGN' && !tenant.has(String((constraint.pktable as Tree).relname)))

const policyFaults = (statement: Tree): string[] =>
  [...nodesOf(statement, 'CreatePolicyStmt')]
    .filter((policy) => [...nodesOf(policy, 'SubLink')].length > 0)
    .map((policy) => `policy ${policy.policy_name}: no sub-select in a policy`)

/** A trigger on a tenant table runs on a shard, where other tables have other names. */
function triggerFaults(statements: readonly Tree[], { tenant }: Tables): string[] {
  const bodies = new Map(
    statements
      .flatMap((statement) => [...nodesOf(statement, 'CreateFunctionStmt')])
      .map((one) => [functionOf(one.funcname), JSON.stringify(one.options)] as const),
  )
  return statements
    .flatMap((statement) => [...nodesOf(statement, 'CreateTrigStmt')])
    .filter((trigger) => tableNames({ RangeVar: trigger.relation }).some((name) => tenant.has(name)))
    .flatMap((trigger) => {
      const body = bodies.get(functionOf(trigger.funcname)) ?? ''
      const read = [...body.matchAll(/\b(?:from|join|update|into)\s+([a-z_]+)/gi)]
        .map(([, name = '']) => name)
        .find((name) => tenant.has(name))
      return read
        ? [`trigger ${trigger.trigname} reads ${read}: it may read its own row or the shard beside it alone`]
        : []
    })
}

const functionOf = (names: unknown) =>
  String((((names as Tree[]).at(-1) as Tree).String as Tree | undefined)?.sval ?? '')

/** The errors in the statements of one migration for a distributed database. */
export const migrationFaults = (statements: readonly Tree[], tables: Tables): string[] => [
  ...statements.flatMap((statement) => [
    ...createFaults(statement, tables),
    ...alterFaults(statement, tables),
    ...policyFaults(statement),
  ]),
  ...triggerFaults(statements, tables),
]
