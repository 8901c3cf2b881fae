import { readDevice, writeDevice } from './device.ts'
import { currentSession } from './session.ts'

/** Values of the signed-in person on this device: other people who sign in here have their own. */
const ownKey = (key: string) => `${key}:${currentSession()?.user.id ?? 0}`

export const readOwn = (key: string): string | null => readDevice(ownKey(key))

/** Stores a value of the signed-in person; null deletes it. */
export const writeOwn = (key: string, value: string | null): void => writeDevice(ownKey(key), value)
