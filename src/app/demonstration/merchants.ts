import { activateContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { makeMerchantKey } from '#areas/parcels/api/use-cases/keep-keys.ts'
import { checkParcels, importParcels, parcelImportPages, uploadParcels } from '#areas/parcels/batches/parcel-imports.ts'
import { agreeWithMerchant } from '#areas/parcels/merchants/use-cases/agree-with-merchant.ts'
import { acceptBooked } from '#areas/parcels/weighing/use-cases/accept-booked.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { partyCalled, type Storyteller } from './people.ts'
import { signedByAll } from './signed.ts'

const luban = '+96890000161'
const others = ['+96890000162', '+96890000163'] as const

const terms = {
  ...{ noticeDays: '30', autoRenew: 'yes' as const, codPercent: '1', codLeast: '0.300', returnShare: '40' },
  ...{ cycle: 'weekly' as const, leastPayout: '10', onAccount: 'yes' as const, payDays: '10' },
  ...{ zone1: 'all', firstKilo1: '1.200', furtherKilo1: '0.150' },
}

/** The three shops, and Shaikha from home, send by prices of their own since a few days: a table of Luban’s orders came this morning, and one of them was weighed heavier. */
export async function tellMerchants(story: Storyteller, branchId: string) {
  const { as, ctx } = story
  const today = dayOf(ctx.now())
  await agrees(story, { contractId: ctx.newId(), partyId: await partyCalled(ctx, 'شيخة بنت مبارك الكثيري'), branchId })
  for (const phone of others) await agrees(story, { contractId: ctx.newId(), partyId: await senderWith(story, phone), branchId })
  const contractId = ctx.newId()
  await agrees(story, { contractId, partyId: await senderWith(story, luban), branchId })
  await makeMerchantKey(as('huda', daysAfter(today, -4), '09:00'), { contractId, name: 'المتجر الإلكتروني', mode: 'test' })
  await bringsOrders(story, contractId, today)
}

async function senderWith({ ctx }: Storyteller, phone: string) {
  const query = ctx.db.selectFrom('parcels').select('senderId').where('senderPhone', '=', phone).limit(1)
  return (await query.executeTakeFirstOrThrow()).senderId
}

type Agreed = { contractId: string; partyId: string; branchId: string }

async function agrees(story: Storyteller, { contractId, partyId, branchId }: Agreed) {
  const { as, ctx } = story
  const today = dayOf(ctx.now())
  const startsOn = daysAfter(today, -4)
  const days = { startsOn, endsOn: daysAfter(monthsAfter(startsOn, 12), -1) }
  await agreeWithMerchant(as('huda', daysAfter(today, -6)), { id: contractId, partyId, branchId, ...days, ...terms })
  await sendForSignature(as('salim', daysAfter(today, -6), '11:00'), { contractId, byCode: 'yes' })
  await signedByAll(story, contractId, { on: daysAfter(today, -5) })
  await activateContract(as('salim', startsOn, '08:00'), { contractId })
}

const orders = [
  ['LD-3001', 'عائشة المعشني', '9000 0181', 'صلالة', 'خلف جامع السلطان قابوس', 'بخور لبان', '0.9'],
  ['LD-3002', 'طفول الشنفري', '9000 0182', 'ثمريت', 'قرب محطة الوقود', 'مبخرة فخار', '2.4'],
  ['LD-3003', 'نورة البلوشي', '9000 0183', 'السيب', 'الخوض، مقابل الجامعة', 'هدية عرس', '1.2'],
]

async function bringsOrders({ as, ctx }: Storyteller, merchant: string, today: string) {
  const awad = as('awad', today, '09:30')
  const heads = ['رقم الطلب', 'الاسم', 'الهاتف', 'المدينة', 'العنوان', 'المحتوى', 'الوزن']
  const bytes = Buffer.from([heads, ...orders].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'))
  const { id: importId } = await uploadParcels(awad, { kind: 'parcels', file: { name: 'طلبات لبان.csv', bytes } })
  const { mapping = {} } = (await parcelImportPages.read(awad, importId)) ?? {}
  const columns = Object.fromEntries(Object.entries(mapping).map(([field, at]) => [`column-${field}`, String(at)]))
  await checkParcels(awad, { importId, merchant, ...columns })
  await importParcels(awad, { importId })
  const first = await ctx.db.selectFrom('parcels').select('id').where('senderReference', '=', 'LD-3001').executeTakeFirstOrThrow()
  await acceptBooked(as('awad', today, '10:00'), { parcelId: first.id, weight1: '1.8' })
}
