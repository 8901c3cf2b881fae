import { defineJob } from '../jobs.ts'

/** Deletes expired and cancelled files with their parts, once a day and whenever the server starts. */
export const forgetExportFiles = defineJob({
  name: 'forget-export-files',
  isDaily: true,
  async run(_, { db }) {
    await db.asProvider((tx) =>
      tx.execute(
        `delete from export_file where expires_at <= now() or (status = 'cancelled' and created_at < now() - interval '1 hour')`,
      ),
    )
  },
})
