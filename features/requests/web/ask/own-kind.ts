import type { RouteSpec } from '#kit/contract/route.ts'
import type { RequestAction, RequestStatus, WaitsFor } from '../../contract.ts'

/** What the own records of all kinds have; see `OWN_REQUEST_FIELDS`. */
export interface OwnRow {
  id: number
  request_id: number
  status: RequestStatus
  is_returned: boolean
  waits_for: WaitsFor | null
  decision_reason: string
  version: number
  can: readonly RequestAction[]
}

/** What the pages on which an employee asks for records of a kind, and changes them, have to know of it. */
export interface OwnKind<Row extends OwnRow> {
  /** The titles of these pages. */
  add: string
  edit: string
  /** The own list of this kind, if it has one; otherwise all own requests are the list. */
  list?: { label: string; to: string }
  /** The address of the page that asks. */
  addPage: string
  /** A record in one line. */
  lineOf: (row: Row) => string
  /** The calls: `show` and `change` have the id as their only param. */
  show: RouteSpec
  request: RouteSpec
  change: RouteSpec
}

export interface FormParts<Row extends OwnRow> {
  onSent: (row: Row) => void
  onCancel: () => void
}
