import type { ReactNode } from 'react'

type Values = Record<string, unknown>

/** How to display the values of a field that are not readable themselves: choices, records, lists. */
export interface FieldReading {
  /** Only necessary if the form has no label for the field. */
  label?: string
  /** `values` are all values of the current record or of the form. */
  show?: (value: never, values: Values) => ReactNode
}

/** A concurrent change: the current values, and the labels of the fields in the form. */
export interface Conflict<V extends Values> {
  theirs: V
  labels: Record<string, string>
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

export function differs(a: unknown, b: unknown): boolean {
  if (isNothing(a) || isNothing(b)) return isNothing(a) !== isNothing(b)
  return JSON.stringify(a) !== JSON.stringify(b)
}

/** The fields in which two states of a record differ, without the version. */
export function differingFields(theirs: Values, mine: Values): string[] {
  return Object.keys(mine).filter((name) => name !== 'version' && differs(theirs[name], mine[name]))
}

/**
 * What a form contains after a concurrent change: the entered value of each field that the user has changed, and the current value of all others.
 * `base`: the values with which the form began.
 */
export function mergedValues<V extends Values>(base: V, theirs: V, mine: V): V {
  const untouched = Object.keys(mine).filter((name) => name !== 'version' && !differs(base[name], mine[name]))
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) }
}

function labelOf(place: HTMLElement): string {
  const input = place.matches('input, textarea, select') ? place : place.querySelector('input, textarea')
  const label = (input as HTMLInputElement | null)?.labels?.[0]
  // The asterisk of a required field is in a separate element.
  const words = [...(label?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE)?.textContent
  return words ?? label?.textContent ?? input?.getAttribute('aria-label') ?? ''
}

/** The labels of the form's fields on the page, by path. */
export function labelsOf(form: HTMLFormElement | null): Record<string, string> {
  const places = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  return Object.fromEntries(places.map((place) => [place.dataset.path ?? '', labelOf(place)]))
}
