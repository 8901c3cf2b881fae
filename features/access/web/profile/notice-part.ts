import type { ComponentType } from 'react'

let part: ComponentType | undefined

/** The application provides how an account is told of notices, a later feature. */
export function provideAccountNoticePart(given: ComponentType): void {
  part = given
}

export const accountNoticePart = () => part
