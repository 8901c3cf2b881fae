import { z } from 'zod'
import { dataAnswer } from './lists.ts'
import { type Access, defineRoute } from './route.ts'
import { Id } from './scalars.ts'

const MEGABYTE = 1024 * 1024
const IMAGES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const DOC = 'application/msword'
export const PDF = 'application/pdf'

/** Limits of stored files by purpose: the largest upload in bytes, and the accepted types of the content. */
export const FILE_PURPOSES = {
  /** A square picture of a person; stored as WebP with a thumbnail. */
  picture: { maxBytes: 10 * MEGABYTE, types: IMAGES },
  /** A company's logo; stored as PNG with its own proportions, without empty edges. */
  logo: { maxBytes: 5 * MEGABYTE, types: IMAGES },
  /** A document, or a photo of one. */
  document: { maxBytes: 10 * MEGABYTE, types: [PDF, DOCX, DOC, ...IMAGES] },
} as const satisfies Record<string, { maxBytes: number; types: readonly string[] }>
export type FilePurpose = keyof typeof FILE_PURPOSES

/**
 * An uploaded file. Until a record refers to its id, nobody can read it. An unused file is deleted after a
 * day.
 */
export const StoredFile = z.object({
  id: Id,
  /** The original name, with the extension of its content type. */
  name: z.string(),
  type: z.string(),
  /** Stored size in bytes. */
  bytes: z.int(),
})
export type StoredFile = z.infer<typeof StoredFile>

/**
 * Declares the call that uploads a file for a record of a feature. The record's own call then contains the
 * file's id.
 */
export function fileUpload<const P extends string>(options: {
  path: P
  summary: string
  access: Access
  purpose: FilePurpose
}) {
  const { path, summary, access, purpose } = options
  return defineRoute({
    method: 'POST',
    path,
    summary,
    access,
    upload: FILE_PURPOSES[purpose],
    answer: dataAnswer(StoredFile),
    errors: ['file_kind', 'file_damaged', 'image_too_large', 'files_quota', 'disk_full'],
  })
}
