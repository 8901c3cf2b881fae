/**
 * Setting the company of a transaction in a form that does not work with Citus: set_config does not reach its
 * machines, and a SET repeats the whole text there.
 */
export function scopeFaults(sql: string): string[] {
  const faults: string[] = []
  if (/set_config\s*\(\s*'app\.company_id'/i.test(sql))
    faults.push('set_config of app.company_id does not reach other machines: use "set local"')
  if (/\bset\s+(?:local\s+)?app\.\w+/i.test(sql) && /;\s*\S/.test(sql))
    faults.push('"set local" of the scope must be alone in its query')
  return faults
}
