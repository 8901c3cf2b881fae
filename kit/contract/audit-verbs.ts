/** The actions on a record. A feature adds its own verbs in its `words.ts`, next to their texts. */
export interface AuditVerbs {
  create: true
  update: true
  delete: true
  recover: true
  import: true
  export: true
}

export type AuditVerb = keyof AuditVerbs
