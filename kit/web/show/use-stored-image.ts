import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'
import { fetchFile } from '../files.ts'

interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
}

/**
 * The address of a stored image for `<img>`; undefined while it loads and if `version`, the file's id, is null.
 */
export function useStoredImage(route: RouteSpec, input: Input, version: number | null): string | undefined {
  const { data: blob } = useQuery({
    queryKey: ['stored image', route.path, input, version],
    queryFn: async () => (await fetchFile(route, { ...input, query: { ...input.query, v: version } })).blob,
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob || version === null) return setUrl(undefined)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob, version])
  return url
}
