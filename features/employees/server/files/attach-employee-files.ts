import { errorMessage } from '#kit/contract/error-register.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { attachFiles, schedulePurge } from '#kit/server/files/attach-files.ts'
import type { ForgetFiles } from '#kit/server/files/purge-files.ts'
import type { Session } from '#kit/server/session.ts'

/** The fields of an employee that contain a file. */
export const EMPLOYEE_FILES = {
  profile: { kind: 'employee.profile', purpose: 'picture', column: 'profile_file_id' },
  resumeFile: { kind: 'employee.resume', purpose: 'document', column: 'resume_file_id' },
} as const
type FileField = keyof typeof EMPLOYEE_FILES
const FIELDS = Object.keys(EMPLOYEE_FILES) as FileField[]

type FileIds = { [F in FileField]?: number | null | undefined }

/** Days after which the files of a hidden employee are deleted; a record that is recovered earlier has them again. */
const HIDDEN_DAYS = 90

const fileGone = (field: FileField, language: Language) =>
  new AppError('file_gone', { fields: { [field]: [errorMessage('file_gone', language)] } })

/** Throws `file_gone` if an id is not a file of the company, before the record refers to it. */
export async function requireEmployeeFiles(tx: Tx, request: FileIds, language: Language): Promise<void> {
  for (const field of FIELDS) {
    const id = request[field]
    if (id == null) continue
    const isStored = await tx.exists('select from stored_file where company_id = $1 and id = $2', [
      tx.companyId,
      id,
    ])
    if (!isStored) throw fileGone(field, language)
  }
}

/** Attaches the files of the request to the employee. Throws `file_gone` for a file that the user cannot attach. */
export async function attachEmployeeFiles(
  tx: Tx,
  employeeId: number,
  request: FileIds,
  { session, language }: { session: Session; language: Language },
): Promise<void> {
  for (const field of FIELDS) {
    const { kind, purpose } = EMPLOYEE_FILES[field]
    const ids = [request[field] ?? []].flat()
    const owner = { kind, id: employeeId }
    await attachFiles(tx, { owner, purpose, ids, accountId: session.accountId }).catch((error) => {
      throw error instanceof AppError && error.code === 'file_gone' ? fileGone(field, language) : error
    })
  }
}

/** The files of a hidden employee are deleted after 90 days; those of a recovered one are kept. */
export async function scheduleEmployeeFiles(tx: Tx, employeeId: number, isHidden: boolean): Promise<void> {
  const owners = FIELDS.map((field) => ({ kind: EMPLOYEE_FILES[field].kind, id: employeeId }))
  await schedulePurge(tx, owners, isHidden ? new Date(Date.now() + HIDDEN_DAYS * 86_400_000) : null)
}

/** Empties the fields whose files are deleted. */
export const forgetEmployeeFiles: ForgetFiles = Object.fromEntries(
  FIELDS.map((field) => [
    EMPLOYEE_FILES[field].kind,
    async (tx: Tx, fileIds: readonly number[]) => {
      const { column } = EMPLOYEE_FILES[field]
      await tx.execute(
        `update employee set ${column} = null, version = version + 1 where company_id = $1 and ${column} = any($2)`,
        [tx.companyId, fileIds],
      )
    },
  ]),
)
