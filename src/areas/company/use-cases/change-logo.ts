import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import { Refusal } from '#platform/refusal.ts'
import { logoRemoved, logoSet } from '../facts.ts'
import { SetLogoInput } from '../inputs.ts'
import { companyPermissions } from '../permissions.ts'

/** On every paper from here on, and on the page about the company. What was there before is let go. */
export const setLogo = command({
  name: 'company.set-logo',
  permission: companyPermissions.manage,
  input: SetLogoInput,
  async run(work, { logo }) {
    const [picture] = logo
    if (!picture) throw new Refusal('company.no-logo', 'اختر صورة الشعار من جهازك.', 422)
    await takeOff(work)
    const fileId = await work.keepFile(picture)
    await work.tx.insertInto('companyLogo').values({ fileId, setAt: work.now() }).execute()
    work.record(logoSet, 'company', { name: picture.name })
  },
})

/** The papers go back to the mark of the product. */
export const removeLogo = command({
  name: 'company.remove-logo',
  permission: companyPermissions.manage,
  input: z.object({}),
  async run(work) {
    if (!(await takeOff(work))) return work.repeated()
    work.record(logoRemoved, 'company', {})
  },
})

/** Two who change it at once follow each other. Whether there was one. */
async function takeOff({ tx }: Work) {
  await sql`select pg_advisory_xact_lock(hashtext('company.logo'))`.execute(tx)
  const before = await tx.deleteFrom('companyLogo').returning('fileId').execute()
  await forgetFiles(
    tx,
    before.map(({ fileId }) => fileId),
  )
  return before.length > 0
}
