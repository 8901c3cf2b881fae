import {
  listBranches,
  listDepartments,
  listEducationLevels,
  listEmployeeLevels,
  listJobTitles,
  listPositions,
} from '#features/master-data/contract.ts'
import { useRoute } from '#kit/web/query.ts'
import type { ReferenceTable } from '../../domain/fields/field-kinds.ts'

type Entries = readonly { id: number; name: string }[] | undefined

/** The entries of every list that a field can refer to; undefined until they are loaded. */
export function useEntries(): Record<ReferenceTable, Entries> {
  return {
    branch: useRoute(listBranches).data?.data,
    department: useRoute(listDepartments).data?.data,
    position: useRoute(listPositions).data?.data,
    employee_level: useRoute(listEmployeeLevels).data?.data,
    job_title: useRoute(listJobTitles).data?.data,
    education_level: useRoute(listEducationLevels).data?.data,
  }
}
