import { branches } from '#areas/company/public.ts'
import { partyAtCounter } from '#areas/customers/public.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { agreeOnRates, endAgreement } from './agreeing.ts'
import type { AgreementTrade } from './agreement-trade.ts'
import { AgreeInput, EndAgreementInput } from './inputs.ts'

/** What is done with the agreements of a trade, under its names and permissions. */
export const agreementCommands = (trade: AgreementTrade) => ({
  agreeWithCompany: agreeing(trade),
  endAgreement: ending(trade),
})

/** So much off the prices of a line for a company, from a day on; what held with it before ends the day before. */
const agreeing = ({ area, line, agree, pages }: AgreementTrade) =>
  command({
    name: `${area}.agree-with-company`,
    permission: agree,
    input: AgreeInput,
    async run(work, { billing, untilDay, note, ...terms }) {
      const party = await partyAtCounter({ db: work.tx, actor: work.actor }, terms.partyId)
      if (!party) throw fieldFault('partyId', 'اختر الشركة من سجل العملاء.')
      if (party.kind === 'person') throw fieldFault('partyId', 'الاتفاقية مع شركة. اختر شركة من سجل العملاء.')
      const branch = (await branches(work)).find(({ id }) => id === terms.branchId)
      if (!branch || !reaches(work.actor, agree, { branchId: branch.id })) throw fieldFault('branchId', 'اختر الفرع من القائمة.')
      const monthly = pages.billings !== null && billing === 'monthly'
      if (!(await agreeOnRates(work, { ...terms, line, untilDay: untilDay ?? null, note: note ?? null, monthly })))
        work.repeated()
      return { id: terms.id }
    },
  })

/** What is agreed from the day after on has the prices of everybody; what was agreed before keeps its own. */
const ending = ({ area, line, agree }: AgreementTrade) =>
  command({
    name: `${area}.end-agreement`,
    permission: agree,
    input: EndAgreementInput,
    async run(work, { agreementId: id, ...asked }) {
      if (!(await endAgreement(work, { id, line, ...asked }))) work.repeated()
      return { id }
    },
  })
