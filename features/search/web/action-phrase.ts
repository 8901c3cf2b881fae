export type ActionKind = 'leave' | 'overtime' | 'days'

export interface ActionPhrase {
  kind: ActionKind
  /** The typed name or number of the person. */
  name: string
}

const NEW = '(?:new|add|enter)\\s+'
const FOR = '\\s+(?:for|of)\\s+'

/** The words of an action, and what separates them from the name; a verb or a "for" is necessary in English. */
const PHRASES: readonly (readonly [ActionKind, string])[] = [
  ['leave', `${NEW}leave(?:${FOR}|\\s+)`],
  ['leave', `leave${FOR}`],
  ['overtime', `${NEW}(?:overtime|ot)(?:${FOR}|\\s+)`],
  ['overtime', `(?:overtime|ot)${FOR}`],
  ['days', `(?:attendance|days)${FOR}`],
  ['leave', '(?:ເພີ່ມ\\s*)?(?:ການ)?ລາພັກ\\s*(?:ຂອງ|ໃຫ້)\\s*'],
  ['leave', 'ເພີ່ມ\\s*(?:ການ)?ລາພັກ\\s+'],
  ['overtime', '(?:ເພີ່ມ\\s*)?(?:ວຽກລ່ວງເວລາ|ເພີ່ມໂມງ|ໂອທີ)\\s*(?:ຂອງ|ໃຫ້)\\s*'],
  ['days', '(?:ເບິ່ງ\\s*)?ວັນເຮັດວຽກ\\s*(?:ຂອງ|ໃຫ້)\\s*'],
]

/** Reads an action for a person, such as "new leave for Siphone"; undefined for other texts. */
export function readPhrase(typed: string): ActionPhrase | undefined {
  const text = typed.trim()
  for (const [kind, words] of PHRASES) {
    const name = new RegExp(`^${words}(.+)$`, 'iu').exec(text)?.[1]?.trim()
    if (name) return { kind, name }
  }
}
