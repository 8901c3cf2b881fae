/**
 * What the screens of later features render directly: a part of the file of such a screen, not of an early load as
 * `index.ts` is.
 */
export { type PersonNames, personNames, twoNames } from '../domain/person-names.ts'
export { OwnAccountFields } from './form/OwnAccountFields.tsx'
export { OwnDetailsFields } from './form/OwnDetailsFields.tsx'
export { PictureInput } from './form/PictureInput.tsx'
export { PersonAvatar } from './PersonAvatar.tsx'
export {
  ActorCell,
  PERSON_LOOK,
  type Person,
  PersonCell,
  personColumn,
  personColumnOf,
  personLookOf,
} from './PersonCell.tsx'
export { ReportFilters } from './ReportFilters.tsx'
export { ReportPage } from './ReportPage.tsx'
export { TwoLines } from './TwoLines.tsx'
