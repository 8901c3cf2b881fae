import type { ComponentType } from 'react'
import type { Language } from '#kit/contract/scalars.ts'
import type { Needs } from '#kit/web/needs.ts'
import type { RequestDetail } from '../contract/detail.ts'

type Words = Readonly<Record<Language, string>>

/** What the screens of requests need of a kind, from the feature that declares it. */
export interface RequestKindParts {
  /** 'Leave'. */
  title: Words
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** What the request contains besides its facts and words, for everybody who sees it. Lazy. */
  Details?: ComponentType<{ request: RequestDetail }>
  /** What helps to decide and is the kind's own, among the details. Lazy. */
  Context?: ComponentType<{ request: RequestDetail }>
  /** It has times, and an approver can approve a part of them. */
  approvesLess?: true
  /** How an employee asks for it; absent if nobody asks, such as a cancellation. */
  ask?: AskKind
  /** What came of it, when it is approved and its days have begun. Lazy. */
  Outcome?: ComponentType<{ request: RequestDetail }>
  /** The amounts that a route of approval can depend on. */
  conditions?: readonly ('min_days' | 'min_minutes' | 'min_amount')[]
  /** The address where the requester changes it, by the id of its subject. */
  editPage?: (subjectId: number) => string
}

export interface AskKind {
  /** 'Request leave'. */
  title: Words
  text: Words
  page: () => string
  /** The form filled in as in an earlier request, by the id of its subject. */
  pageAgain?: (subjectId: number) => string
  needs?: Needs
  /** What can be asked for with one tap, below the kind in the sheet. Lazy. */
  Offers?: ComponentType<{ onClose: () => void }>
}

let provided: Readonly<Record<string, RequestKindParts>> = {}

/** The application provides the kinds of all features once, in the order of the sheet that asks. */
export function provideRequestKinds(kinds: Readonly<Record<string, RequestKindParts>>): void {
  provided = kinds
}

/** All kinds with their names, in order. */
export const requestKinds = () => Object.entries(provided)

/** Undefined for a stored kind that no feature declares any more. */
export const requestKind = (name: string): RequestKindParts | undefined => provided[name]

/** The name of a kind; of one that no feature declares, the stored name. */
export const kindTitle = (name: string, language: Language): string => provided[name]?.title[language] ?? name
