import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { RouteCall } from './route-calls.test-data.ts'
import type { TwoCompanies } from './two-companies.test-data.ts'

/** What claims the terminal that calls without a company. */
export const CLAIM = {
  ...{ serial: 'CKUH9000', code: '7K3M-0QZ2', name: 'New gate', branch_id: null, is_camera: false },
  utc_offset_minutes: 420,
}

/** A terminal of the transaction's company; returns its id. */
async function addTerminal(tx: Tx, serial: string): Promise<number> {
  const { id } = await tx.one(
    IdRow,
    `insert into terminal (company_id, serial, name) values ($1, $2, 'Zqfirst terminal') returning id`,
    [tx.companyId, serial],
  )
  await tx.execute('insert into terminal_serial (company_id, terminal_id, serial) values ($1, $2, $3)', [
    tx.companyId,
    id,
    serial,
  ])
  await tx.execute(
    `insert into terminal_fault (company_id, terminal_id, digest, reason, line, first_at, last_at)
     values ($1, $2, 'digest', 'bad_date', 'Zqfirst line', now(), now())`,
    [tx.companyId, id],
  )
  await tx.execute(
    `insert into terminal_user (company_id, terminal_id, pin, name, seen_at) values ($1, $2, '77', 'Zqfirst user', now())`,
    [tx.companyId, id],
  )
  await tx.execute(
    `insert into terminal_command (company_id, terminal_id, kind, detail, created_by)
     values ($1, $2, 'update_user', '{"pin": "77", "name": "Zqfirst"}', 'Zqfirst')`,
    [tx.companyId, id],
  )
  return id
}

const see = (world: TwoCompanies, serial: string) =>
  world.db.asProvider((tx) =>
    tx.execute(
      `insert into terminal_sighting (serial, code, address, user_agent, first_at, last_at)
       values ($1, $2, '127.0.0.1', 'iClock Proxy', now(), now())`,
      [serial, CLAIM.code],
    ),
  )

/** Terminals of the first company, and one that calls without a company. */
export async function addTerminals(world: TwoCompanies): Promise<void> {
  await world.db.inCompany(world.companies[0], async (tx) => {
    for (const serial of ['ZQFIRST1', 'ZQFIRST2', 'ZQFIRST3']) await addTerminal(tx, serial)
    // A Sunday.
    await tx.execute(
      `insert into scan (company_id, employee_id, scanned_at, source)
       select $1, min(id), '2026-04-05T01:00:00Z', 'camera' from employee where company_id = $1 and deleted_at is null`,
      [tx.companyId],
    )
  })
  await see(world, CLAIM.serial)
}

let serials = 100

/** The call for a new terminal: disabled if `action` enables it, with missing users if it sends them. */
async function ofNewTerminal(world: TwoCompanies, call: RouteCall, action: string): Promise<RouteCall> {
  serials += 1
  const id = await world.db.inCompany(world.companies[0], async (tx) => {
    const terminal = await addTerminal(tx, `ZQFIRST${serials}`)
    const disable = `update terminal set status = 'disabled' where company_id = $1 and id = $2`
    if (action === '/enable') await tx.execute(disable, [tx.companyId, terminal])
    const scanning = 'update employee set finger_scan = true where company_id = $1 and deleted_at is null'
    if (action === '/send-users') await tx.execute(scanning, [tx.companyId])
    return terminal
  })
  return { ...call, url: `/api/terminal/${id}${action}` }
}

/** The calls that change nothing in their known form. */
export const terminalPreparations = (world: TwoCompanies) => ({
  async 'post /api/terminal/claim'(call: RouteCall) {
    serials += 1
    await see(world, `ZQFIRST${serials}`)
    return { ...call, payload: { ...CLAIM, serial: `ZQFIRST${serials}` } }
  },
  'post /api/terminal/{terminal_id}/disable': (call: RouteCall) => ofNewTerminal(world, call, '/disable'),
  'post /api/terminal/{terminal_id}/enable': (call: RouteCall) => ofNewTerminal(world, call, '/enable'),
  'post /api/terminal/{terminal_id}/command': (call: RouteCall) => ofNewTerminal(world, call, '/command'),
  'post /api/terminal/{terminal_id}/send-users': (call: RouteCall) =>
    ofNewTerminal(world, call, '/send-users'),
  'delete /api/terminal/{terminal_id}': (call: RouteCall) => ofNewTerminal(world, call, ''),
})
