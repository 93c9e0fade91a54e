import { z } from 'zod'
import { contractsNamed, viewingContracts } from '#areas/contracts/public.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { Approvable } from '#platform/area.ts'
import { Refusal } from '#platform/refusal.ts'
import { baisa } from '#values/shapes.ts'
import { changeTerms, heldMandate, toldOf } from './changing-terms.ts'
import { termsRefused } from './facts.ts'
import { commissionKindNames, mandatePath } from './mandate.ts'

const text = z.string().nullable()

const Fields = z.object({
  ...{ commissionKind: z.enum(commissionKindNames), commissionRate: z.number().nullable(), commissionAmount: baisa.nullable() },
  ...{ lettingFee: baisa, expenseLimit: baisa, reserve: baisa, poolLoanLimit: baisa, payoutDay: z.number() },
  statementEvery: z.enum(['month', 'quarter', 'year']),
  depositsHeldBy: z.enum(['company', 'owner']),
  lateFeeTo: z.enum(['owner', 'company']),
  ...{ iban: text, ibanHolder: text, powerNumber: text, powerOn: text, powerUntil: text, powerHolder: text },
})

/** What waits for a second pair of eyes: the whole of the terms, and what of them is another in words. */
export const AskedTerms = z.object({
  ...{ contractId: z.uuid(), version: z.number(), consent: z.string(), fields: Fields },
  accounts: z.array(z.object({ partyId: z.uuid(), iban: z.string(), holder: z.string() })),
  told: z.array(z.object({ term: z.string(), before: z.string(), after: z.string() })),
  /** Accounts whose holder bears another name than the owner: of an agent, or of nobody. */
  strange: z.array(z.string()),
})

/** What owner and company signed, and where the owner's money goes, is not one person's word. */
export const approveTerms: Approvable = {
  action: 'properties.change-mandate-terms',
  label: 'تعديل شروط اتفاقية إدارة سارية',
  approver: 'financeManager',
  async tell({ db }, payload) {
    const { contractId, consent, told, strange } = AskedTerms.parse(payload)
    const [contract] = await contractsNamed({ db }, [contractId])
    return [
      { question: 'الاتفاقية', answer: `${contract?.number ?? ''}، ${contract?.title ?? ''}`, path: mandatePath(contractId) },
      ...told.map(({ term, before, after }) => ({ question: term, answer: [`الآن: ${before}`, `يصبح: ${after}`] })),
      ...(strange.length > 0 ? [{ question: 'حساب باسم آخر', answer: strange }] : []),
      { question: 'موافقة المالك', answer: consent },
    ]
  },
  anewAt: ({ actor }, payload) =>
    actor.may(may.correctMandates) ? `${mandatePath(AskedTerms.parse(payload).contractId)}/correct` : null,
  async apply(work, payload) {
    const { contractId, version, fields, accounts, told } = AskedTerms.parse(payload)
    const held = await heldMandate(work, contractId, viewingContracts)
    if (held.terms.version !== version)
      throw new Refusal('properties.terms-moved', 'عُدّلت شروط هذه الاتفاقية بعد الطلب. ارفضه، ويُطلب من جديد.')
    await changeTerms(work, held, { contractId, version, fields, accounts, changed: told.map(({ term }) => term) })
  },
  async refuse(work, payload, note) {
    const { contractId } = AskedTerms.parse(payload)
    const [contract] = await contractsNamed(work, [contractId])
    if (contract) work.record(termsRefused, contractId, { ...(await toldOf(work, contract)), reason: note })
  },
}
