/**
 * What the screens of later features render directly: a part of the file of such a screen, not of an early load as
 * `index.ts` is.
 */
export { EntryOfPerson, type EntryPlace } from './EntryOfPerson.tsx'
