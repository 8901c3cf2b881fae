/** What can be done to a record. A feature adds its own verbs in its `words.ts`, beside their texts. */
export interface AuditVerbs {
  create: true
  update: true
  delete: true
  recover: true
  import: true
  export: true
}

export type AuditVerb = keyof AuditVerbs
