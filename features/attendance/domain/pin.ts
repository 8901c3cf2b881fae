/** The longest PIN: terminals have at most 24 characters, employee numbers at most 30. */
export const LONGEST_PIN = 30

/** Visible ASCII without spaces. */
export const PIN_PATTERN = /^[!-~]{1,30}$/

/**
 * The form in which PINs are compared: numbers without their leading zeros, because terminals pad them (000000012 is
 * 12). The column `pin_key` has the same form.
 */
export function pinKey(pin: string): string {
  if (!/^[0-9]+$/.test(pin)) return pin
  return pin.replace(/^0+(?=[0-9])/, '')
}
