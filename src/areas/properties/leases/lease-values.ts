import { customersNamed } from '#areas/customers/public.ts'
import { newestShares } from '#areas/properties/shares.ts'
import type { Ctx } from '#platform/context.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { instalmentsOf } from './lease-held.ts'

/** What the text of a lease says of what was agreed: the lessor is who owns the unit today. */
export async function leaseValues({ db }: Pick<Ctx, 'db'>, contractId: string): Promise<Record<string, string>> {
  const row = await db
    .selectFrom('leases')
    .innerJoin('units', 'units.id', 'leases.unitId')
    .select(['leases.deposit', 'leases.feePaidBy', 'leases.goesOn', 'units.use', 'units.propertyId'])
    .where('contractId', '=', contractId)
    .executeTakeFirst()
  if (!row) return {}
  const shares = (await newestShares(db, row.propertyId))?.shares ?? []
  const owners = await customersNamed(
    { db },
    shares.map(({ partyId }) => partyId),
  )
  return {
    owner: owners.map(({ name }) => name).join('، '),
    ...{ use: row.use === 'residential' ? 'السكن' : 'النشاط التجاري', deposit: inRials(row.deposit) },
    schedule: await scheduleInWords(db, contractId),
    ...(row.goesOn && { renewal: renewsItself }),
    registrationPayer: row.feePaidBy === 'owner' ? 'الطرف الأول' : 'الطرف الثاني',
  }
}

const renewsItself = 'وتتجدد لمدة مماثلة بالشروط نفسها ما لم يخطر أحد الطرفين الآخر بعدم التجديد قبل انتهائها بمهلة الإخطار.'

/** «12 قسطًا، كل منها 250.000 ر.ع.» where they are alike. */
async function scheduleInWords(db: Ctx['db'], contractId: string) {
  const due = (await instalmentsOf(db, contractId)).filter(({ amount }) => amount > 0n)
  const [first] = due
  const told = howMany(due.length, 'instalment')
  if (!first) return told
  return due.every(({ amount }) => amount === first.amount)
    ? `${told}، كل منها ${inRials(first.amount)}`
    : `${told} بحسب جدول الأقساط`
}
