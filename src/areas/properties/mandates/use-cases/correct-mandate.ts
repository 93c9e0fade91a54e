import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { changedMeanwhile } from '#areas/properties/use-cases/correct-property.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { type Account, changeTerms, type HeldMandate, heldMandate, toldOf } from '../changing-terms.ts'
import { termsAsked } from '../facts.ts'
import { CorrectMandateInput } from '../inputs.ts'
import { mandateIsInForce } from '../mandate.ts'
import { isSamePerson, type OwnerUnder, ownersUnder } from '../owner-accounts.ts'
import { AskedTerms, approveTerms } from '../terms-approval.ts'
import { type ToldTerm, termsTold } from '../terms-told.ts'
import { fieldsOf } from './mandate-fields.ts'

const may = propertiesPermissions.correctMandates

/** Other terms between the company and the owner: a draft is written over, what both signed waits for somebody else. */
export const correctMandate = command({
  name: 'properties.correct-mandate',
  permission: may,
  input: CorrectMandateInput,
  async run(work, { contractId, seen, consent, accounts: typed, ...terms }) {
    const held = await heldMandate(work, contractId, may)
    if (held.contract.state === 'pending-signature')
      throw new Refusal('properties.mandate-out', 'هذه الاتفاقية عند التوقيع بشروطها. أعدها مسودة من صفحة عقدها، ثم عدّلها.')
    const { version } = held.terms
    const owners = await ownersUnder(work.tx, { ...held.terms, leadId: held.contract.partyId })
    const [fields, accounts] = [fieldsOf(terms), accountsIn(typed, owners)]
    const told = [...termsTold(held.terms, fields), ...accountsTold(accounts, owners)]
    if (told.length === 0) {
      work.repeated()
      return { id: contractId, approvalId: null }
    }
    if (seen !== version) throw changedMeanwhile()
    const change = { contractId, version, fields, accounts }
    if (mandateIsInForce(held.contract.state) && told.some(({ isAgreed }) => isAgreed)) {
      if (!consent) throw fieldFault('consent', 'اكتب كيف وافق المالك، مثل «ملحق 2 في 3/1/2026» أو «رسالته في 3/1».')
      const strange = strangeIn({ ...fields, accounts }, owners)
      return await ask(work, held, z.encode(AskedTerms, { ...change, consent, told, strange }))
    }
    await changeTerms(work, held, { ...change, changed: told.map(({ term }) => term) })
    return { id: contractId, approvalId: null }
  },
})

async function ask(work: Work, { contract }: HeldMandate, payload: z.input<typeof AskedTerms>) {
  const { id, branchId, title } = contract
  work.record(termsAsked, id, { ...(await toldOf(work, contract)), changed: payload.told.map(({ term }) => term) })
  const { id: approvalId } = await requestApproval(work, {
    ...{ action: approveTerms.action, title: cut(`شروط أخرى لاتفاقية ${title}`, 200), subjectId: id },
    ...{ branchId, reason: payload.consent, payload },
  })
  return { id, approvalId }
}

type Typed = { heir: string; heirIban: string; heirHolder: string; place: number }

/** The account of whoever signs for all is in the terms; the others have one each. */
function accountsIn(typed: readonly Typed[], owners: readonly OwnerUnder[]): Account[] {
  const stranger = typed.find(({ heir }) => !owners.some(({ partyId, isLead }) => partyId === heir && !isLead))
  if (stranger) throw fieldFault(`heirIban${stranger.place}`, 'ليس هذا من ملّاك الاتفاقية الآن. حدّث الصفحة.')
  return typed.map(({ heir: partyId, heirIban: iban, heirHolder: holder }) => ({ partyId, iban, holder }))
}

const inWords = (account: Omit<Account, 'partyId'> | null | undefined) =>
  account ? `${account.iban}، ${account.holder}` : 'لا حساب'

const accountsTold = (accounts: readonly Account[], owners: readonly OwnerUnder[]): ToldTerm[] =>
  owners
    .filter(({ isLead }) => !isLead)
    .map(({ partyId, name, account }) => ({
      ...{ term: `حساب ${name}`, before: inWords(account), isAgreed: true },
      after: inWords(accounts.find((one) => one.partyId === partyId)),
    }))
    .filter(({ before, after }) => before !== after)

type Named = { ibanHolder: string | null; accounts: readonly Account[] }

function strangeIn({ ibanHolder, accounts }: Named, owners: readonly OwnerUnder[]) {
  const holderOf = ({ partyId, isLead }: OwnerUnder) =>
    isLead ? ibanHolder : accounts.find((one) => one.partyId === partyId)?.holder
  return owners.flatMap((owner) => {
    const holder = holderOf(owner)
    return holder && !isSamePerson(holder, owner.name) ? [`${owner.name}: ${holder}`] : []
  })
}
