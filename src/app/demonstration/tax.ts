import { approveAs } from '#areas/access/public.ts'
import { fileReturn } from '#areas/finance/closing/use-cases/file-return.ts'
import { daysOf, quartersUntil } from '#areas/finance/quarter.ts'
import { acting, colleagues, operatingAccount } from '#areas/finance/seed-people.ts'
import { returnsDue } from '#areas/finance/tax/returns-due.ts'
import { askTaxPayment } from '#areas/finance/tax/use-cases/pay-tax.ts'
import { quarterOf } from '#areas/finance/vat.ts'
import { openingImport } from '#areas/openings/opening-queries.ts'
import { checkOpening } from '#areas/openings/use-cases/check-opening.ts'
import { sendOpening } from '#areas/openings/use-cases/send-opening.ts'
import { uploadOpening } from '#areas/openings/use-cases/upload-opening.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'

/** What the books before ours held of the quarter in which they ended. */
const began = (quarter: string) => [
  'رقم الحساب,المفتاح,مدين,دائن',
  `2180,${quarter},,1240.500`,
  `1250,${quarter},380.250,`,
  '1510,شيول كاتربيلر 950,12000,',
  '3100,,,11139.750',
]

/** The last quarter of the books before ours was told and is paid; the one after it is over and waits for whoever files it. */
export async function seedTax(ctx: Ctx) {
  const [maker, checker] = await colleagues(ctx, 'maryam', 'salim')
  const account = await operatingAccount(ctx)
  if (!maker || !checker || !account) return
  const as = (person: typeof maker) => acting(ctx, person)
  const [, , quarter = ''] = quartersUntil(quarterOf(dayOf(ctx.now())), 3)
  await approveAs(ctx, checker, { id: await opened(as(maker), quarter) })
  await fileReturn(as(checker), { quarter, reference: 'VAT-104417' })
  const filed = ctx.db.selectFrom('vatReturns').select(['output', 'input']).where('quarter', '=', quarter)
  const { output, input } = await filed.executeTakeFirstOrThrow()
  const amount = inDecimals(output - input) ?? ''
  const payment = { id: ctx.newId(), quarter, accountId: account.id, amount, reference: 'OTA-5530192' }
  await approveAs(ctx, checker, { id: (await askTaxPayment(as(maker), payment)).approvalId })
  await returnsDue(ctx)
}

async function opened(who: Ctx, quarter: string) {
  const file = { name: 'أرصدة الدفاتر السابقة.csv', bytes: Buffer.from(began(quarter).join('\n')) }
  const { id: importId } = await uploadOpening(who, { file })
  const { mapping = {} } = (await openingImport(who, importId)) ?? {}
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  await checkOpening(who, { importId, day: daysOf(quarter).last, ...Object.fromEntries(columns) })
  return (await sendOpening(who, { importId })).approvalId
}
