import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { sitesToReport } from '#areas/maintenance/reportable.ts'
import { draftMandate } from '#areas/properties/mandates/use-cases/draft-mandate.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { partyCalled, type Storyteller } from './people.ts'

const land = 'أرض صحلنوت'

/** An agreement its owner and the company have been asked to sign, each by a code. */
export async function tellWaitingMandate({ as, ctx }: Storyteller) {
  const today = dayOf(ctx.now())
  const startsOn = monthsAfter(`${today.slice(0, 7)}-01`, 1)
  const [propertyId] = (await sitesToReport(ctx)).find(([, name]) => name === land) ?? []
  const { id: contractId } = await draftMandate(as('layla', daysAfter(today, -2), '11:15'), {
    ...{ id: ctx.newId(), propertyId: propertyId ? [propertyId] : [], partyId: await partyCalled(ctx, 'مبارك الشنفري') },
    ...{ commissionKind: 'percent-of-collected', commissionRate: '6', lettingFee: '0', expenseLimit: '50', reserve: '0' },
    ...{ payoutDay: '5', statementEvery: 'month', depositsHeldBy: 'company', lateFeeTo: 'owner' },
    ...{ poolLoanLimit: '0', noticeDays: '90', iban: 'OM200180000001299200505', ibanHolder: 'مبارك بن سعيد الشنفري' },
    ...{ powerNumber: '2210/2026', powerOn: daysAfter(today, -9), powerUntil: monthsAfter(startsOn, 36) },
    ...{ powerHolder: 'شركة التحالف', startsOn, endsOn: daysAfter(monthsAfter(startsOn, 12), -1) },
  })
  await sendForSignature(as('layla', daysAfter(today, -1), '09:30'), { contractId, byCode: 'yes' })
}
