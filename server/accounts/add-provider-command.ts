import { parseArgs } from 'node:util'
import pino from 'pino'
import { AccountEmail, AccountName, TYPED_PASSWORD_DAYS } from '#features/access/contract.ts'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { openWithSeeds } from '../open-database.ts'
import { readSettings } from '../settings.ts'
import { createOneTimeAccount } from './one-time-account.ts'

export const ADD_PROVIDER_USAGE = `add-provider EMAIL [--name NAME]
  Creates an account of the provider with the role superadmin and prints its one-time password.
  --name     name of the person (default: the email address)`

/**
 * Creates an account of the provider. Returns 0, or 1 if the address or the name is not valid or the address is
 * taken.
 */
export async function addProviderCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { name: { type: 'string' } },
  })
  const [address, ...extraArgs] = positionals
  if (!address || extraArgs.length > 0) return refuse(`Usage: npm run champa -- ${ADD_PROVIDER_USAGE}`)
  const email = AccountEmail.safeParse(address)
  if (!email.success) return refuse(`${address} is not an email address.`)
  const name = AccountName.safeParse(values.name ?? email.data)
  if (!name.success) return refuse('NAME is a line of 1 to 100 characters without “(provider)”.')
  const settings = readSettings([])
  const db = await openWithSeeds(settings, pino({ level: settings.logLevel }))
  try {
    const account = { email: email.data, name: name.data, companyId: null, roles: [FULL_ROLES.provider] }
    const actor = { accountId: null, name: 'add-provider' }
    const password = await db.asProvider((tx) => createOneTimeAccount(tx, actor, account))
    if (password === null) return refuse(`The account ${email.data} already exists and was not changed.`)
    console.log(`Created the provider's account ${email.data} with the role ${FULL_ROLES.provider}.`)
    console.log(`One-time password: ${password}`)
    console.log(
      `It must be changed at the first sign-in and expires after ${TYPED_PASSWORD_DAYS} days. It is not displayed again.`,
    )
    return 0
  } finally {
    await db.close()
  }
}

function refuse(reason: string): number {
  console.error(reason)
  return 1
}
