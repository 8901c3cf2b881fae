/** Features in the order of their imports and of their SQL: each can use those before it (docs/decisions). */
export const FEATURE_ORDER: readonly (readonly string[])[] = [
  ['access'],
  ['companies'],
  ['notices'],
  ['master-data'],
  ['employees'],
  ['requests'],
  ['careers'],
  ['schedules'],
  ['leave'],
  ['overtime'],
  ['attendance'],
  ['overtime-use', 'terminals'],
  ['statutory-values'],
  ['pay-items'],
  ['opening-balances'],
  ['payroll'],
  [
    ...[
      'approvals',
      'tasks',
      'meetings',
      'announcements',
      'documents',
      'recruitment',
      'finance',
      'invoicing',
    ],
    ...['outbox', 'privacy-notice', 'self-check'],
  ],
  ['reports'],
  ['activity-log'],
  ['dashboards', 'search'],
]

/** The position of a feature in the order, from 0. */
export const rankOf: ReadonlyMap<string, number> = new Map(
  FEATURE_ORDER.flatMap((names, rank) => names.map((name) => [name, rank] as const)),
)
