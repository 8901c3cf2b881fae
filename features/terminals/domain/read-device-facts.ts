import { namedFields } from './read-named-punch.ts'

const LONGEST_VALUE = 200
const MOST_OPTIONS = 100
/** Options about people, secrets and keys are not stored. */
const SECRET = /pass|key|finger|face|palm|bio|secret/i

const storable = (text: string, length = LONGEST_VALUE) =>
  text.slice(0, length).replaceAll('\0', '').toWellFormed()
const numberOf = (text: string | undefined) =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined

export interface DeviceFacts {
  firmware?: string
  options?: Record<string, string>
  userCount?: number
  punchCount?: number
}

/** Reads the options of a terminal: `Name=value` separated by commas or lines. */
export function readOptions(text: string): DeviceFacts {
  const fields = namedFields(text.slice(0, 64_000), /[,\r\n]+/)
  const kept = [...fields].filter(([name]) => /^\w{1,40}$/.test(name) && !SECRET.test(name))
  const options = Object.fromEntries(
    kept.slice(0, MOST_OPTIONS).map(([name, value]) => [name, storable(value)]),
  )
  return {
    options,
    ...present('firmware', storable(fields.get('fwversion') ?? '', 60) || undefined),
    ...present('userCount', numberOf(fields.get('usercount'))),
    ...present('punchCount', numberOf(fields.get('transactioncount') ?? fields.get('attlogcount'))),
  }
}

/** Reads `INFO=firmware,users,fingerprints,punches,address,…` of a poll. */
export function readInfo(info: string): DeviceFacts {
  const [firmware = '', users, , punches] = info.split(',').map((part) => part.trim())
  return {
    ...present('firmware', storable(firmware, 60) || undefined),
    ...present('userCount', numberOf(users)),
    ...present('punchCount', numberOf(punches)),
  }
}

const present = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>
