/** The files of the field `kind` of the records `owner`, as JSON in the shape of `StoredFile`, in the order in which they were uploaded. */
export const filesJson = (kind: string, owner = 'r'): string => `
  (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes) order by f.id), '[]'::json)
    from stored_file f where f.company_id = ${owner}.company_id and f.owner_kind = '${kind}' and f.owner_id = ${owner}.id)`

/** Whether a record `owner` has a file in the field `kind`. */
export const hasFile = (kind: string, owner = 'r'): string =>
  `exists (select from stored_file f where f.company_id = ${owner}.company_id and f.owner_kind = '${kind}' and f.owner_id = ${owner}.id)`
