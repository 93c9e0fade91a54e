import { approveAs } from '#areas/access/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { seedBank } from './bank/seed.ts'
import { seedPetty } from './bills/petty-seed.ts'
import { seedBills } from './bills/seed.ts'
import { seedCheques } from './cheques/seed.ts'
import { seedCreditTransfers } from './credit-transfers/seed.ts'
import { seedDeferrals } from './deferrals/seed.ts'
import { seedForfeits } from './deposits/forfeit-seed.ts'
import { seedDeposits } from './deposits/seed.ts'
import { writeVoucher } from './ledger/use-cases/write-voucher.ts'
import { seedOnline } from './online/seed.ts'
import { seedOutlays } from './outlays/seed.ts'
import { seedPayouts } from './payouts/seed.ts'
import { seedProofs } from './portal/seed.ts'
import { seedReceipts } from './receipts/seed.ts'
import { acting, colleagues } from './seed-people.ts'
import { seedCash } from './seeds/cash.ts'
import { seedInvoices } from './seeds/invoices.ts'
import { seedSetOffs } from './set-offs/seed.ts'
import { seedWriteOffs } from './write-offs/seed.ts'

const bank = 'بنك مسقط 0101'

/** How the books of the office began: the partners' money, a loan, and what was paid ahead and is used up since. */
const written = [
  { ago: 60, memo: 'إيداع رأس المال في الحساب التشغيلي', debit1: '1120', debitKey1: bank, credit1: '3100', amount1: '150000' },
  {
    ago: 45,
    memo: 'قرض تمويل رافعة',
    debit1: '1120',
    debitKey1: bank,
    credit1: '2510',
    creditKey1: 'قرض الرافعة',
    amount1: '40000',
  },
  { ago: 40, memo: 'تأمين أسطول السيارات لسنة مقدمًا', debit1: '1260', credit1: '1120', creditKey1: bank, amount1: '3600' },
  {
    ...{ ago: 10, memo: 'نصيب الشهر من التأمين وإيجار المكتب' },
    ...{ debit1: '5400', credit1: '1260', amount1: '300', line1: 'cars' as const },
    ...{ debit2: '6110', credit2: '1260', amount2: '250.500', line2: 'shared' as const },
  },
]

const waiting = {
  ago: 1,
  memo: 'مكافأة نهاية الخدمة عن الشهر',
  debit1: '6100',
  credit1: '2520',
  amount1: '412.750',
  line1: 'shared' as const,
}

/** One writes and another agrees, as in every office; the last one still waits. */
export async function seedFinance(ctx: Ctx) {
  await seedInvoices(ctx)
  await seedCash(ctx)
  await seedReceipts(ctx)
  await seedCheques(ctx)
  await seedPayouts(ctx)
  await seedCreditTransfers(ctx)
  await seedProofs(ctx)
  await seedOnline(ctx)
  await seedDeposits(ctx)
  await seedOutlays(ctx)
  await seedDeferrals(ctx)
  const [maker, checker] = await colleagues(ctx, 'maryam', 'salim')
  if (!maker || !checker) return
  const making = acting(ctx, maker)
  const write = ({ ago, ...voucher }: (typeof written)[number] | typeof waiting) =>
    writeVoucher(making, { voucherId: ctx.newId(), day: daysAfter(dayOf(ctx.now()), -ago), ...voucher })
  for (const voucher of written) await approveAs(ctx, checker, { id: (await write(voucher)).approvalId })
  await write(waiting)
  await seedBank(ctx)
  await seedBills(ctx)
  await seedPetty(ctx)
  await seedWriteOffs(ctx)
  await seedForfeits(ctx)
  await seedSetOffs(ctx)
}
