import type { ReactNode } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: the values of any form
type Values = Record<string, any>

/** How a field's values read to a person, where the bare value does not: choices, records, lists. */
export interface FieldReading {
  /** Needed only where the form shows no label of the field itself. */
  label?: string
  /** `values` are all that the value stands among: the present record, or the form's. */
  show?: (value: never, values: Values) => ReactNode
}

/** Somebody was faster: what stands there now, and what the fields are called in the form. */
export interface Conflict<V extends Values> {
  theirs: V
  labels: Record<string, string>
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

export function differs(a: unknown, b: unknown): boolean {
  if (isNothing(a) || isNothing(b)) return isNothing(a) !== isNothing(b)
  return JSON.stringify(a) !== JSON.stringify(b)
}

/** The fields in which two states of a record differ; the version is no field. */
export function differingFields(theirs: Values, mine: Values): string[] {
  return Object.keys(mine).filter((name) => name !== 'version' && differs(theirs[name], mine[name]))
}

function labelOf(place: HTMLElement): string {
  const input = place.matches('input, textarea, select') ? place : place.querySelector('input, textarea')
  const label = (input as HTMLInputElement | null)?.labels?.[0]
  // The asterisk of a required field stands in an element of its own.
  const words = [...(label?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE)?.textContent
  return words ?? label?.textContent ?? input?.getAttribute('aria-label') ?? ''
}

/** What the form on the page calls its fields, by their paths. */
export function labelsOf(form: HTMLFormElement | null): Record<string, string> {
  const places = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  return Object.fromEntries(places.map((place) => [place.dataset.path ?? '', labelOf(place)]))
}
