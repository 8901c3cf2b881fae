import { namedFields } from './read-named-punch.ts'

/** A user on a terminal. Its passwords, cards and templates are not read. */
export interface DeviceUser {
  pin: string
  name: string
  /** 0 user, 14 super administrator. */
  privilege: number | null
}

const MOST_USERS = 20_000

/** Reads lines `USER PIN=… TAB Name=… TAB Pri=…`; others (operations, fingerprints, faces, photos) are ignored. */
export function readDeviceUsers(body: Uint8Array): DeviceUser[] {
  const users = new Map<string, DeviceUser>()
  for (const line of new TextDecoder().decode(body).split(/\r?\n/)) {
    if (!/^\s*USER\s+PIN=/i.test(line)) continue
    const fields = namedFields(line.trim().replace(/^USER\s+/i, ''), '\t')
    const pin = fields.get('pin') ?? ''
    if (!/^[!-~]{1,30}$/.test(pin)) continue
    const privilege = Number(fields.get('pri') ?? '')
    users.set(pin, {
      pin,
      name: (fields.get('name') ?? '').slice(0, 60).replaceAll('\0', '').toWellFormed(),
      privilege: Number.isInteger(privilege) && privilege >= 0 && privilege < 100 ? privilege : null,
    })
    if (users.size >= MOST_USERS) break
  }
  return [...users.values()]
}
