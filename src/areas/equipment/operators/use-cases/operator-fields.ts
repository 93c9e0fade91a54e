import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { inGroups } from '#values/phones.ts'
import { folded } from '#values/text.ts'
import type { Licence } from '../inputs.ts'

export const operatorFoundBy = ({ name, phone }: { name: string; phone: string }) =>
  folded([name, phone, inGroups(phone)].join(' '))

/** An account is one person's. */
export async function tieAccount({ tx }: Work, { id, accountId }: { id: string; accountId: string | undefined }) {
  if (!accountId) return
  const other = await tx
    .selectFrom('machineOperators')
    .select('name')
    .where('accountId', '=', accountId)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw fieldFault('accountId', `هذا الحساب للمشغّل ${other.name}. اختر حسابًا آخر.`)
}

/** What they are licensed for from now on. */
export async function writeLicences({ tx }: Work, operatorId: string, licences: readonly Licence[]) {
  await tx.deleteFrom('operatorLicences').where('operatorId', '=', operatorId).execute()
  if (licences.length > 0)
    await tx
      .insertInto('operatorLicences')
      .values(licences.map((licence) => ({ operatorId, number: null, ...licence })))
      .execute()
}
