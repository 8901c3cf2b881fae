/** The address that was asked for a code: `s•••@champa.test`, so that a person over the shoulder does not read it. */
export function maskedAddress(email: string): string {
  const [name = '', host = ''] = email.trim().split('@')
  return `${name.slice(0, 1)}•••@${host}`
}

const NAME = 'asked-address'

/** Keeps the masked address for the page of the code, also when it is loaded again. */
export function keepAskedAddress(email: string): void {
  sessionStorage.setItem(NAME, maskedAddress(email))
}

/** The masked address; null if this tab has not asked for a code. */
export const askedAddress = (): string | null => sessionStorage.getItem(NAME)
