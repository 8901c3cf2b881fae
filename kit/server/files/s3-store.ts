import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { AppError } from '#kit/contract/errors.ts'
import { type FileStore, isKey, readKey, type StoreEntry } from './file-store.ts'

const ATTEMPTS = 3
const REQUEST_MILLISECONDS = 20_000

const nameOf = (error: unknown) => (error as { name?: unknown }).name

/** Stores files in a bucket of S3 or a compatible storage. Keys of the bucket are `PREFIX/COMPANY/NAME`. */
export function s3Store(url: URL): FileStore {
  const { client, bucket, prefix } = connect(url)
  const send = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw nameOf(error) === 'NoSuchKey' ? error : new AppError('files_unavailable', { cause: error })
    }
  }
  const place = (key: string) => {
    readKey(key)
    return { Bucket: bucket, Key: prefix + key }
  }
  return {
    async put(key, bytes) {
      await send(client.send(new PutObjectCommand({ ...place(key), Body: bytes })))
    },
    async get(key) {
      try {
        const { Body } = await send(client.send(new GetObjectCommand(place(key))))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return null
        throw error
      }
    },
    async delete(key) {
      await send(client.send(new DeleteObjectCommand(place(key))))
    },
    async *list(companyId): AsyncGenerator<StoreEntry> {
      let next: string | undefined
      do {
        const page = await send(
          client.send(
            new ListObjectsV2Command({
              Bucket: bucket,
              Prefix: `${prefix}${companyId}/`,
              ...(next && { ContinuationToken: next }),
            }),
          ),
        )
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const key = Key.slice(prefix.length)
          if (isKey(key) && LastModified) yield { key, changedAt: LastModified }
        }
        next = page.NextContinuationToken
      } while (next)
    },
  }
}

/**
 * `s3://BUCKET/PREFIX?region=…&endpoint=…`. The credentials are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY,
 * or the machine's role.
 */
function connect(url: URL) {
  if (url.protocol !== 's3:' || !url.hostname)
    throw new Error('FILES_URL must be like s3://bucket?region=ap-southeast-1')
  const endpoint = url.searchParams.get('endpoint')
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    maxAttempts: ATTEMPTS,
    requestHandler: { requestTimeout: REQUEST_MILLISECONDS, connectionTimeout: 5000 },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Self-hosted storages have no host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
  const folder = url.pathname.replace(/^\/|\/$/g, '')
  return { client, bucket: url.hostname, prefix: folder && `${folder}/` }
}
